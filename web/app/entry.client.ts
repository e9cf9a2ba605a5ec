import { start } from './core/start'

void start()
