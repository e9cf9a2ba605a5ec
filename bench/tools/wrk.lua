-- Requests the paths in a file in sequence and reports the totals as one line of JSON.
function init(arguments)
  paths = {}
  for line in io.lines(arguments[1]) do paths[#paths + 1] = line end
  asked = 0
end

function request()
  local path = paths[asked % #paths + 1]
  asked = asked + 1
  return wrk.format('GET', path)
end

function done(summary, latency)
  local errors = summary.errors
  local broken = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('\n{"requests":%d,"p95":%f,"refused":%d,"broken":%d}\n',
    summary.requests, latency:percentile(95) / 1000, errors.status, broken))
end
