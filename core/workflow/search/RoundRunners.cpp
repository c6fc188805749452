// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/RoundRunners.h"

#include "core/measure/host/LocalRun.h"

#include <utility>
#include <variant>

namespace warpgrain::workflow {

Result<measure::RunnerSession *> RoundRunners::of(int gpu) {
  const std::scoped_lock lock(mutex_);
  if (const auto found = runners_.find(gpu); found != runners_.end()) {
    if (found->second.isAlive()) return &found->second;
    runners_.erase(found);
  }
  const auto program = options_.findRunner ? options_.findRunner() : measure::findRunner(options_.program);
  if (!program) return std::unexpected(program.error());
  RunnerOptions options = options_;
  options.gpu = gpu;
  auto started = measure::RunnerSession::start(*program, options.arguments());
  if (!started) return std::unexpected(started.error());
  return &runners_.emplace(gpu, std::move(*started)).first->second;
}

void RoundRunners::startAhead(const std::vector<int> &gpus) {
  for (const int gpu : gpus)
    static_cast<void>(of(gpu));
}

Result<Measurement> RoundRunners::measure(int gpu, const std::filesystem::path &bundle, const CancellationToken &cancel,
                                          const RowReport &report) {
  while (true) {
    auto runner = of(gpu);
    if (!runner) return std::unexpected(runner.error());
    const bool wasUsed = (*runner)->isUsed();
    Measurement out;
    bool started = false;
    const auto take = [&](measure::Record record, const std::string &) {
      started = true;
      if (auto *environment = std::get_if<measure::Environment>(&record)) {
        out.environment = std::move(*environment);
        return;
      }
      out.rows.push_back(std::get<measure::Row>(std::move(record)));
      if (report) report(out.rows.back());
    };
    auto outcome = (*runner)->measure(bundle, take, cancel);
    if (outcome) {
      out.messages = std::move(outcome->messages);
      out.complete = outcome->runnerExit == 0;
      out.times = outcome->times;
      return out;
    }
    // One that somebody ended between two rounds has measured nothing of this one.
    const bool isGone = !(*runner)->isAlive() && outcome.error().kind != ErrorKind::cancelled;
    if (!isGone || !wasUsed || started) return std::unexpected(outcome.error());
  }
}

void RoundRunners::end() {
  const std::scoped_lock lock(mutex_);
  for (auto &[gpu, runner] : runners_)
    runner.end();
}

} // namespace warpgrain::workflow
