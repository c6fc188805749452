// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/MeasureHosts.h"

#include "core/measure/ResultFile.h"
#include "core/measure/host/LocalRun.h"

#include <algorithm>
#include <mutex>
#include <set>
#include <thread>

namespace warpgrain::workflow {

namespace {

/// Names a record, to know it again.
std::string keyOf(const measure::Record &record) {
  if (const auto *environment = std::get_if<measure::Environment>(&record)) return environment->run;
  const auto &row = std::get<measure::Row>(record);
  return row.run + ' ' + row.variant;
}

/// The bundle's results here, and who is told: all hosts share them.
class Keeper {
public:
  Keeper(const measure::Bundle &bundle, bool keep, const HostsProgress &progress) : progress_(progress) {
    if (!keep) return;
    auto file = measure::ResultFile::open(bundle.folder / measure::resultFileName);
    if (!file) {
      tellNotKept(file.error());
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
    if (const auto *row = std::get_if<measure::Row>(&record); row != nullptr && progress_.rowCame)
      progress_.rowCame(host, *row);
    if (!file_ || !known_.insert(keyOf(record)).second) return;
    if (const auto kept = file_->append(line); !kept) {
      tellNotKept(kept.error());
      file_.reset();
    }
  }

  void tell(const std::string &host, const std::string &stage) {
    const std::scoped_lock lock(mutex_);
    if (progress_.stageReached) progress_.stageReached(host, stage);
  }

private:
  void tellNotKept(const Error &error) const {
    if (progress_.notKept) progress_.notKept(error.message + " The results are shown, but not kept here.");
  }

  const HostsProgress &progress_;
  std::mutex mutex_;
  std::optional<measure::ResultFile> file_;
  std::set<std::string> known_;
};

HostMeasurement measureOne(const std::string &host, const RunnerOptions &options, const measure::Bundle &bundle,
                           Keeper &keeper, const CancellationToken &cancel) {
  HostMeasurement out{.measurement = {.host = host}};
  const MeasureProgress progress{.stageReached = [&](const std::string &stage) { keeper.tell(host, stage); },
                                 .recordCame =
                                     [&](const measure::Record &record, const std::string &line) {
                                       keeper.take(host, record, line);
                                       if (const auto *environment = std::get_if<measure::Environment>(&record)) {
                                         out.measurement.environment = *environment;
                                         out.started = true;
                                       } else {
                                         out.measurement.rows.push_back(std::get<measure::Row>(record));
                                       }
                                     }};
  const auto outcome = runRunnerOn(host, bundle, options, progress, cancel);
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
                                            const measure::Bundle &bundle, bool keep, const HostsProgress &progress,
                                            const CancellationToken &cancel) {
  Keeper keeper(bundle, keep, progress);
  std::vector<HostMeasurement> out(hosts.size());
  std::vector<std::jthread> threads;
  for (std::size_t i = 0; i < hosts.size(); ++i)
    threads.emplace_back([&, i] { out[i] = measureOne(hosts[i], options, bundle, keeper, cancel); });
  threads.clear(); // waits for all
  return out;
}

Result<Measurement> measureBundleOn(const std::string &host, const RunnerOptions &options,
                                    const measure::Bundle &bundle, const HostsProgress &progress,
                                    const CancellationToken &cancel) {
  if (host.empty()) return measureBundle(bundle.folder, options, [](const measure::Row &) {}, cancel);
  auto hosts = measureOnHosts({host}, options, bundle, /*keep=*/true, progress, cancel);
  if (hosts.front().error) return std::unexpected(*hosts.front().error);
  return std::move(hosts.front().measurement);
}

bool allComplete(const std::vector<HostMeasurement> &hosts) {
  return std::ranges::all_of(hosts, [](const HostMeasurement &one) { return !one.error && one.measurement.complete; });
}

} // namespace warpgrain::workflow
