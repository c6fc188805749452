// SPDX-License-Identifier: Apache-2.0
#include "app/cli/HostsOutput.h"

#include <iostream>
#include <unistd.h>

namespace warpgrain::cli {

using workflow::HostMeasurement;

workflow::HostsProgress hostsProgress() {
  workflow::HostsProgress out{
      .notKept = [](const std::string &sentence) { std::cerr << "warpgrain-cli: " << sentence << '\n'; }};
  if (::isatty(STDERR_FILENO) == 0) return out;
  out.stageReached = [](const std::string &host, const std::string &stage) {
    std::cerr << host << ": " << stage << '\n';
  };
  out.rowCame = [](const std::string &host, const measure::Row &row) {
    std::cerr << host << ": " << progressText(row) << '\n';
  };
  return out;
}

Json hostsJson(const std::vector<HostMeasurement> &hosts, const std::vector<session::Variant> &variants) {
  const auto hostJson = [&variants](const HostMeasurement &one) {
    Json out = one.started ? measurementJson(one.measurement, variants)
                           : Json{{"host", one.measurement.host}, {"complete", false}};
    if (one.error) out["error"] = one.error->message;
    return out;
  };
  return {{"measurements", listOf(hosts, hostJson)}};
}

void printHosts(const std::vector<HostMeasurement> &hosts, const std::vector<session::Variant> &variants) {
  for (const HostMeasurement &one : hosts) {
    if (one.started) {
      printMeasurement(one.measurement, variants);
      std::cout << std::endl; // before what goes to standard error
    }
    if (one.error) std::cerr << "warpgrain-cli: " << one.error->message << '\n';
  }
}

} // namespace warpgrain::cli
