// SPDX-License-Identifier: Apache-2.0
#include "app/cli/MeasureHosts.h"

#include "core/measure/ResultFile.h"
#include "core/measure/host/HostRun.h"
#include "core/measure/host/LocalRun.h"

#include <algorithm>
#include <iostream>
#include <set>
#include <thread>
#include <unistd.h>

namespace warpgrain::cli {

namespace {

using Json = nlohmann::ordered_json;

/// Names a record, to know it again.
std::string keyOf(const measure::Record &record) {
  if (const auto *environment = std::get_if<measure::Environment>(&record)) return environment->run;
  const auto &row = std::get<measure::Row>(record);
  return row.run + ' ' + row.variant;
}

/// The bundle's results here, and standard error: all hosts share them.
class Keeper {
public:
  Keeper(const measure::Bundle &bundle, bool keep) : isTerminal_(::isatty(STDERR_FILENO) != 0) {
    if (!keep) return;
    auto file = measure::ResultFile::open(bundle.folder / measure::resultFileName);
    if (!file) {
      say("warpgrain-cli: " + file.error().message + " The results are shown, but not kept here.");
      return;
    }
    for (const measure::Environment &environment : file->results().environments)
      known_.insert(keyOf(environment));
    for (const measure::Row &row : file->results().rows)
      known_.insert(keyOf(row));
    file_.emplace(std::move(*file));
  }

  void take(const std::string &host, const measure::Record &record, const std::string &line) {
    const std::scoped_lock lock(mutex_);
    if (const auto *row = std::get_if<measure::Row>(&record); row != nullptr && isTerminal_)
      std::cerr << host << ": " << progressText(*row) << '\n';
    if (!file_ || !known_.insert(keyOf(record)).second) return;
    if (const auto kept = file_->append(line); !kept) {
      std::cerr << "warpgrain-cli: " << kept.error().message << " The results are shown, but not kept here.\n";
      file_.reset();
    }
  }

  void tell(const std::string &host, const std::string &stage) {
    const std::scoped_lock lock(mutex_);
    if (isTerminal_) std::cerr << host << ": " << stage << '\n';
  }

private:
  static void say(const std::string &sentence) { std::cerr << sentence << '\n'; }

  std::mutex mutex_;
  bool isTerminal_;
  std::optional<measure::ResultFile> file_;
  std::set<std::string> known_;
};

HostMeasurement measureOne(const std::string &host, const RunnerOptions &options, const measure::Bundle &bundle,
                           Keeper &keeper, const CancellationToken &cancel) {
  HostMeasurement out{.measurement = {.host = host}};
  measure::HostRequest request{.command = host, .bundle = &bundle, .runnerArguments = options.arguments()};
  request.runnerArguments.insert(request.runnerArguments.begin(), "--end-with-reader");
  request.onStage = [&](const std::string &stage) { keeper.tell(host, stage); };
  request.onRecord = [&](const measure::Record &record, const std::string &line) {
    keeper.take(host, record, line);
    if (const auto *environment = std::get_if<measure::Environment>(&record)) {
      out.measurement.environment = *environment;
      out.started = true;
    } else {
      out.measurement.rows.push_back(std::get<measure::Row>(record));
    }
  };
  const auto outcome = measure::measureOnHost(request, cancel);
  if (!outcome) {
    out.error = outcome.error();
  } else {
    out.measurement.messages = outcome->messages;
    out.measurement.complete = outcome->runnerExit == 0;
    if (!out.started)
      out.error = Error{.kind = ErrorKind::tool, .message = host + ": " + measure::lastSentence(outcome->messages)};
  }
  return out;
}

} // namespace

std::vector<HostMeasurement> measureOnHosts(const std::vector<std::string> &hosts, const RunnerOptions &options,
                                            const measure::Bundle &bundle, bool keep, const CancellationToken &cancel) {
  Keeper keeper(bundle, keep);
  std::vector<HostMeasurement> out(hosts.size());
  std::vector<std::jthread> threads;
  for (std::size_t i = 0; i < hosts.size(); ++i)
    threads.emplace_back([&, i] { out[i] = measureOne(hosts[i], options, bundle, keeper, cancel); });
  threads.clear(); // waits for all
  return out;
}

Json hostsJson(const std::vector<HostMeasurement> &hosts, const std::vector<session::Variant> &variants) {
  Json out{{"measurements", Json::array()}};
  for (const HostMeasurement &one : hosts) {
    Json entry = one.started ? measurementJson(one.measurement, variants)
                             : Json{{"host", one.measurement.host}, {"complete", false}};
    if (one.error) entry["error"] = one.error->message;
    out["measurements"].push_back(std::move(entry));
  }
  return out;
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

bool allComplete(const std::vector<HostMeasurement> &hosts) {
  return std::ranges::all_of(hosts, [](const HostMeasurement &one) { return !one.error && one.measurement.complete; });
}

} // namespace warpgrain::cli
