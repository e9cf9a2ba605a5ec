#!/bin/sh
# `npm start`: the portal with the memory settings of docs/decisions/0026.

# Buffers of 32 KB and more come from the system and go back to it. By itself the C library raises that limit to 32 MB,
# and keeps what compression and pictures gave back.
export MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=131072

# Modules are kept compiled and with their types stripped, so that a start need not load the stripper.
export NODE_COMPILE_CACHE=node_modules/.cache/node

# V8 collects sooner, before its heap is several times of what is alive.
exec node --max-semi-space-size=8 --heap-growing-percent=70 --env-file-if-exists=.env scripts/start.ts
