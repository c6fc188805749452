// SPDX-License-Identifier: Apache-2.0
#include "core/measure/slurm/SlurmRun.h"

#include "core/base/Files.h"
#include "core/measure/Fingerprint.h"
#include "core/measure/host/LocalRun.h"
#include "core/measure/slurm/HyperQueue.h"
#include "core/measure/slurm/Shards.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <thread>

namespace warpgrain::measure {

namespace {

namespace fs = std::filesystem;

/// Clusters allow 1001 tasks in an array, unless they are told otherwise.
constexpr std::size_t mostTasks = 1000;

/// So many looks at the queue in a row may fail: a controller that starts anew is away for a while.
constexpr int mostFailures = 24;

/// The last line of a log that is none of the runner's records.
std::string lastWords(const std::string &log) {
  std::string messages;
  for (const auto line : std::views::split(log, '\n')) {
    const std::string_view text(line.begin(), line.end());
    if (!text.starts_with('{')) messages.append(text).push_back('\n');
  }
  return lastSentence(messages);
}

class SlurmRun {
public:
  SlurmRun(const SlurmOrder &order, const std::function<void(const SlurmProgress &)> &progress,
           const CancellationToken &cancel)
      : order_(order), queue_(order.place.isHyperQueue ? hyperQueue() : slurmQueue()), progress_(progress),
        cancel_(cancel) {}

  Result<SlurmOutcome> run() {
    if (auto split = splitAll(); !split) return std::unexpected(split.error());
    SlurmOutcome out;
    if (auto done = measureAll(); !done) out.error = done.error();
    if (auto read = readAnswers(); !read) return std::unexpected(read.error());
    for (const std::vector<Shard> &shards : shards_) {
      std::vector<GpuResults> &answers = out.answers.emplace_back();
      for (const Shard &shard : shards)
        if (const auto answer = answers_.find(shard.name); answer != answers_.end()) answers.push_back(answer->second);
      out.complete.push_back(answers.size() == shards.size());
    }
    return out;
  }

private:
  fs::path root() const { return order_.folder / "shards"; }

  Result<void> splitAll() {
    Fingerprint name;
    std::error_code error;
    fs::create_directories(root() / "log", error);
    if (error)
      return fail(ErrorKind::input,
                  root().string() + " cannot be made (" + error.message() + "); choose another folder.");
    for (const Bundle &bundle : order_.bundles) {
      auto shards = makeShards(bundle, order_.place.variantsOfTask, root());
      if (!shards) return std::unexpected(shards.error());
      for (const Shard &shard : *shards)
        if (all_.emplace(shard.name, shard).second) name.add(shard.name);
      shards_.push_back(std::move(*shards));
    }
    // The folder too: another one with the same shards has answers of its own.
    name.add(fs::weakly_canonical(root(), error).string());
    jobName_ = "warpgrain-" + name.text();
    return {};
  }

  Result<void> readAnswers() {
    for (const auto &[name, shard] : all_) {
      if (answers_.contains(name)) continue;
      auto answer = answersOf(shard);
      if (!answer) return std::unexpected(answer.error());
      if (*answer) answers_[name] = std::move(**answer);
    }
    return {};
  }

  std::vector<Shard> missing() const {
    std::vector<Shard> out;
    for (const auto &[name, shard] : all_)
      if (!answers_.contains(name)) out.push_back(shard);
    return out;
  }

  Result<void> measureAll() {
    // What an earlier call has submitted goes on.
    if (auto read = readAnswers(); !read) return read;
    if (missing().empty()) return {};
    if (auto ended = await(); !ended) return ended;
    for (std::size_t known = 0;;) {
      if (auto read = readAnswers(); !read) return read;
      const std::vector<Shard> rest = missing();
      if (rest.empty()) return {};
      if (!job_.empty() && answers_.size() == known) return unanswered(rest);
      known = answers_.size();
      if (auto sent = submit(rest); !sent) {
        if (cancel_.stop_requested()) return stop();
        return sent;
      }
      if (auto ended = await(); !ended) return ended;
    }
  }

  Result<void> submit(const std::vector<Shard> &rest) {
    submitted_.assign(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(std::min(rest.size(), mostTasks)));
    std::string list;
    Fingerprint print;
    for (const Shard &shard : submitted_) {
      list += shard.name + "\n";
      print.add(shard.name);
    }
    const std::string file = "tasks-" + print.text();
    if (auto written = writeFileAtomically(root() / file, list); !written) return written;
    SlurmArray array{.name = jobName_,
                     .folder = fs::canonical(root()),
                     .list = file,
                     .tasks = submitted_.size(),
                     .command = {order_.runner.string()},
                     .partition = order_.place.partition,
                     .atOnce = order_.place.atOnce,
                     .options = order_.place.options};
    array.command.insert(array.command.end(), order_.runnerArguments.begin(), order_.runnerArguments.end());
    auto job = queue_.submit(array, cancel_);
    if (!job) return std::unexpected(job.error());
    job_ = std::move(*job);
    return {};
  }

  /// Waits until no task is in the queue any more.
  Result<void> await() {
    int failures = 0;
    while (true) {
      const auto tasks = queue_.tasks(jobName_, cancel_);
      if (cancel_.stop_requested()) return stop();
      if (tasks) {
        failures = 0;
        if (auto told = tell(*tasks); !told) return told;
        if (tasks->empty()) return {};
      } else if (job_.empty()) {
        return std::unexpected(tasks.error());
      } else if (++failures > mostFailures) {
        return fail(tasks.error().kind,
                    tasks.error().message + " What was submitted goes on; the same command waits for it again.");
      }
      if (!pause()) return stop();
    }
  }

  /// Answers that came meanwhile are counted, so that a person sees that it goes on.
  Result<void> tell(const SlurmTasks &tasks) {
    if (!progress_) return {};
    if (auto read = readAnswers(); !read) return read;
    progress_({.shards = all_.size(), .answered = answers_.size(), .pending = tasks.pending, .running = tasks.running});
    return {};
  }

  /// False where the work was cancelled.
  bool pause() const {
    constexpr std::chrono::milliseconds moment(100);
    for (std::chrono::milliseconds waited(0); waited < order_.poll; waited += moment) {
      if (cancel_.stop_requested()) return false;
      std::this_thread::sleep_for(moment);
    }
    return !cancel_.stop_requested();
  }

  /// Ends what is in the queue. An array may have been submitted while the cancellation came.
  std::unexpected<Error> stop() const {
    const auto tasks = queue_.tasks(jobName_, {});
    const auto ended = tasks ? queue_.cancel(tasks->jobs) : Result<void>(std::unexpected(tasks.error()));
    if (ended)
      return fail(ErrorKind::cancelled, "Measuring in " + queue_.name + " was stopped, and its tasks were ended.");
    return fail(ErrorKind::cancelled, "Measuring in " + queue_.name +
                                          " was stopped, but its tasks could not be ended: " + ended.error().message +
                                          " End the job with the name " + jobName_ + " with " + queue_.canceller + ".");
  }

  /// Says of some shards why they have no answer.
  std::unexpected<Error> unanswered(const std::vector<Shard> &rest) const {
    constexpr std::size_t shown = 3;
    const auto endings = queue_.endings(job_, cancel_);
    std::string out = std::to_string(rest.size()) + " of " + std::to_string(all_.size()) +
                      " tasks ended without an answer; the same command tries them again.";
    for (std::size_t i = 0; i < std::min(shown, rest.size()); ++i) {
      const auto place = std::ranges::find(submitted_, rest[i]);
      if (place == submitted_.end()) continue;
      const auto task = static_cast<std::size_t>(place - submitted_.begin());
      const fs::path log = root() / slurmLog(job_, task);
      const auto text = readFile(log);
      out += " Task " + job_ + "_" + std::to_string(task);
      if (const auto ending = endings.find(task); ending != endings.end()) out += " (" + ending->second + ")";
      out += text ? ": " + lastWords(*text) : ": it left no log " + log.string() + ".";
    }
    return fail(ErrorKind::tool, std::move(out));
  }

  const SlurmOrder &order_;
  TaskQueue queue_;
  const std::function<void(const SlurmProgress &)> &progress_;
  const CancellationToken &cancel_;
  std::vector<std::vector<Shard>> shards_; ///< of each bundle
  std::map<std::string, Shard> all_;       ///< by name: two bundles may have one in common
  std::map<std::string, GpuResults> answers_;
  std::string jobName_;
  std::string job_;              ///< the array that was submitted last
  std::vector<Shard> submitted_; ///< its tasks
};

} // namespace

Result<SlurmOutcome> measureInSlurm(const SlurmOrder &order, const std::function<void(const SlurmProgress &)> &progress,
                                    const CancellationToken &cancel) {
  return SlurmRun(order, progress, cancel).run();
}

} // namespace warpgrain::measure
