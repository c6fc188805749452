// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Rotation.h"

#include "app/runner/EnergyReader.h"
#include "app/runner/Reference.h"
#include "app/runner/Stopwatch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <numeric>
#include <thread>
#include <unistd.h>

namespace warpgrain::runner {

using measure::Ask;
using measure::Failure;
using measure::Reply;
using measure::Row;

namespace {

/// A turn is this long, so that the rotation goes round a few times a second also with long kernels.
constexpr double turnSeconds = 0.02;
constexpr unsigned maximumTurn = 50;
/// What differs from turn to turn is not seen within one.
constexpr unsigned minimumTurns = 5;
/// So many times of an empty kernel, and events do not tell a time to 3 %: on an H200 rows of 18 us, five times as long
/// as an empty kernel, differed by that between runs, and longer ones did not.
constexpr double worryinglyShort = 6;
/// The first turns of all, which do not count, last until the clocks are up.
constexpr double warmUpSeconds = 0.1;
/// For loading, filling and comparing, beside the launches: a moment, and what a slow host needs for each byte.
constexpr double baseSeconds = 120;
constexpr double secondsPerByte = 1.0 / 50e6;
/// A median that moves more between the first and the second half is not to be trusted.
constexpr double worryingDrift = 0.03;

std::string percentText(double share) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.1f %%", share * 100);
  return text.data();
}

/// More than this, filled and compared by one process, takes longer than a second context.
constexpr double bytesOfWorker = 512e6;
constexpr std::size_t mostShared = 4;

double bytesOf(const measure::Bundle &bundle) {
  double total = 0;
  for (const measure::Buffer &buffer : bundle.buffers)
    total += static_cast<double>(buffer.bytes);
  return total;
}

} // namespace

double Rotation::copyingSeconds() const {
  return bytesOf(*settings_.bundle) * secondsPerByte * static_cast<double>(entries_.size());
}

void Rotation::ofEachMeasured(const std::vector<Entry *> &entries, const std::function<void(Entry &)> &work) {
  std::map<const WorkerProcess *, std::vector<Entry *>> ofWorkers;
  for (Entry *entry : entries)
    if (entry->worker) ofWorkers[entry->worker.get()].push_back(entry);
  std::vector<std::jthread> threads;
  for (const auto &[worker, held] : ofWorkers)
    threads.emplace_back([&work, &held] {
      for (Entry *entry : held)
        if (entry->row.measured()) work(*entry);
    });
}

bool Rotation::isShared(const Entry &entry) const {
  return settings_.pool != nullptr && (entry.isInUsed || (!entry.row.isBaseline && entries_.size() > 2));
}

Reply Rotation::askOf(Entry &entry, measure::Request request, double seconds) {
  request.variant = static_cast<std::uint32_t>(entry.variant);
  const auto begin = Channel::Clock::now();
  Reply reply = entry.worker->ask(request, std::chrono::duration<double>(seconds));
  entry.spentSeconds += std::chrono::duration<double>(Channel::Clock::now() - begin).count();
  if (reply.failure != Failure::none) {
    entry.row.failure = reply.failure;
    entry.row.reason = reply.reason;
    entry.failedInShared = isShared(entry) && endsWorker(reply.failure);
  }
  if (!reply.outputs.empty()) {
    entry.row.reference = reply.reference;
    entry.row.outputs = reply.outputs;
  }
  entry.row.notes.insert(entry.row.notes.end(), reply.notes.begin(), reply.notes.end());
  return reply;
}

std::size_t Rotation::workersOfVariants() const {
  const std::size_t variants = entries_.size() - 1;
  if (settings_.pool == nullptr || variants == 0) return variants;
  const double bytes = bytesOf(*settings_.bundle) * static_cast<double>(variants);
  return std::min({static_cast<std::size_t>(bytes / bytesOfWorker) + 1, mostShared, variants});
}

void Rotation::startWorkers() {
  const measure::Bundle &bundle = *settings_.bundle;
  const std::size_t count = workersOfVariants();
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    Entry &entry = entries_[i];
    const measure::BundleVariant &variant = bundle.variants[entry.variant];
    entry.row = {.variant = variant.id, .steps = variant.steps, .isBaseline = entry.variant == bundle.baseline};
    entry.opens = i <= count;
    if (settings_.pool != nullptr) {
      entry.worker = settings_.pool->at(entry.opens ? i : 1 + (i - 1) % count);
      entry.isInUsed = entry.worker->isUsed();
      continue;
    }
    auto worker = WorkerProcess::start({"--worker", std::to_string(settings_.gpu)}, reference_);
    if (worker) {
      entry.worker = std::make_shared<WorkerProcess>(std::move(*worker));
    } else {
      entry.row.failure = Failure::other;
      entry.row.reason = worker.error().message;
    }
  }
}

/// Sees to the memory for the baseline's outputs, and starts what is not there.
Result<void> Rotation::prepareWorkers() {
  if (settings_.pool != nullptr) {
    if (auto started = settings_.pool->start(1 + workersOfVariants()); !started) return started;
    reference_ = settings_.pool->reference();
  } else {
    const auto made = Reference::create();
    if (!made) return std::unexpected(made.error());
    reference_ = *made;
  }
  if (auto renewed = Reference::renew(reference_, *settings_.bundle); !renewed) {
    if (settings_.pool == nullptr) ::close(reference_);
    return renewed;
  }
  startWorkers();
  return {};
}

void Rotation::load(Entry &entry) {
  if (entry.opens) {
    Stopwatch watch;
    const Reply opened =
        askOf(entry, {.ask = Ask::open, .bundle = settings_.bundle->folder.string()}, baseSeconds + copyingSeconds());
    const double seconds = watch.lap();
    entry.loading.context = std::min(seconds, opened.contextSeconds);
    if (entry.isInUsed) entry.loading.context = 0; // it was made for an earlier rotation
    entry.loading.start = seconds - entry.loading.context;
    if (opened.failure == Failure::hang)
      entry.row.reason = "Making a context on the GPU took too long and was stopped.";
    if (opened.failure != Failure::none) return;
  }
  const Reply loaded = askOf(entry, {.ask = Ask::load}, baseSeconds + copyingSeconds());
  entry.loading.load = loaded.loadSeconds;
  entry.loading.fill = loaded.fillSeconds;
  if (loaded.failure == Failure::hang)
    entry.row.reason = "Loading the module and filling the buffers took too long and was stopped.";
  entry.row.registers = loaded.registers;
  entry.row.localBytes = loaded.localBytes;
  entry.row.staticSharedBytes = loaded.staticSharedBytes;
}

void Rotation::check(Entry &entry) {
  askOf(entry, {.ask = Ask::check}, settings_.bundle->settings.launchSeconds + copyingSeconds());
  if (!entry.row.isBaseline && entry.row.measured() && entry.row.outputs.empty())
    entry.row.notes.emplace_back(
        std::ranges::any_of(settings_.bundle->buffers, &measure::Buffer::written)
            ? "The outputs are not compared: there is no baseline to compare with."
            : "The launch leaves all memory as it was; that this variant does, too, was looked at byte by byte.");
  entry.spentSeconds = 0; // the budget is for what is timed
}

/// The time that loading took, as the worker spent it that took longest.
void Rotation::addLoading(double seconds) {
  std::map<const WorkerProcess *, measure::RunTimes> ofWorkers;
  for (const Entry &entry : entries_)
    ofWorkers[entry.worker.get()] += entry.loading;
  measure::RunTimes longest;
  for (const auto &[worker, times] : ofWorkers)
    if (times.total() > longest.total()) longest = times;
  *settings_.times += longest;
  settings_.times->start += std::max(seconds - longest.total(), 0.0);
}

/// Gets workers ready: they load and compare side by side, but each kernel runs alone.
void Rotation::begin(const Report &report) {
  Stopwatch watch;
  std::vector<Entry *> all;
  for (Entry &entry : entries_)
    all.push_back(&entry);
  ofEachMeasured(all, [this](Entry &entry) { load(entry); });
  addLoading(watch.lap());
  reportFailed(report);
  // The others compare with the baseline's outputs.
  const std::vector<Entry *> others(all.begin() + 1, all.end());
  all.resize(1);
  for (const std::vector<Entry *> &entries : {all, others}) {
    for (Entry *entry : entries)
      if (entry->row.measured()) askOf(*entry, {.ask = Ask::launch}, settings_.bundle->settings.launchSeconds);
    ofEachMeasured(entries, [this](Entry &entry) { check(entry); });
    reportFailed(report);
  }
  settings_.times->check += watch.lap();
}

void Rotation::takeTurn(Entry &entry) {
  // With the untimed launches there are two for each sample; a turn of several is far shorter than the limit.
  const double limit = 2 * settings_.bundle->settings.launchSeconds;
  const double before = entry.spentSeconds;
  const Reply reply = askOf(entry, {.ask = Ask::trials, .count = entry.turn}, limit);
  (entry.warm ? settings_.times->measuring : settings_.times->warmUp) += entry.spentSeconds - before;
  if (reply.failure != Failure::none) return;
  entry.row.emptyMicroseconds = reply.emptyMicroseconds;
  // Of wall time: restoring the buffers may take longer than the kernel.
  const double each = (entry.spentSeconds - before) / entry.turn;
  entry.turn = static_cast<unsigned>(std::clamp(turnSeconds / std::max(each, 1e-9), 1.0, double{maximumTurn}));
  if (!entry.warm) {
    // The first turns do not count: they wake the GPU, for all of the rotation, and tell how long a launch takes.
    warmedSeconds_ += entry.spentSeconds - before;
    entry.warm = warmedSeconds_ >= warmUpSeconds;
    return;
  }
  entry.row.samples.insert(entry.row.samples.end(), reply.samples.begin(), reply.samples.end());
  ++entry.turns;
  judge(entry);
}

void Rotation::judge(Entry &entry) const {
  const measure::MeasureSettings &settings = settings_.bundle->settings;
  Row &row = entry.row;
  row.summary = measure::summarize(row.samples);
  const std::size_t count = row.samples.size();
  if (count >= settings.minimumSamples && entry.turns >= minimumTurns && row.summary.spread() <= settings.target)
    row.stopped = "target";
  else if (count >= settings.maximumSamples)
    row.stopped = "samples";
  else if (entry.spentSeconds >= settings.budgetSeconds && count >= 3)
    row.stopped = "budget";
  else
    row.stopped.clear();
  entry.done = !row.stopped.empty();
}

void Rotation::noteNoise(Row &row) const {
  const double target = settings_.bundle->settings.target;
  if (row.summary.spread() > target) {
    row.noisy = true;
    row.notes.push_back("The median is known to " + percentText(row.summary.spread()) + " only, not to the " +
                        percentText(target) + " asked for.");
  }
  if (row.summary.median < worryinglyShort * row.emptyMicroseconds) {
    row.noisy = true;
    row.notes.emplace_back("It is too short for its time to be the same in every run: some percent are the events'.");
  }
  if (std::fabs(row.summary.drift) > std::max(worryingDrift, 2 * target)) {
    row.noisy = true;
    row.notes.push_back("The time drifted by " + percentText(row.summary.drift) + " while it was measured.");
  }
}

void Rotation::noteCondition(Row &row) const {
  row.condition = settings_.nvml->condition();
  if (!row.condition || row.condition->slowdowns.empty()) return;
  std::string names;
  for (const std::string &name : row.condition->slowdowns)
    names += (names.empty() ? "" : ", ") + name;
  row.notes.push_back("The GPU lowered its clocks: " + names + ".");
}

void Rotation::finish(Entry &entry) {
  askOf(entry, {.ask = Ask::finish}, settings_.bundle->settings.launchSeconds + copyingSeconds());
}

void Rotation::complete(Entry &entry) {
  if (!entry.row.measured() || !entry.worker) return;
  noteNoise(entry.row);
  noteCondition(entry.row);
  if (settings_.energy) readEnergy(entry);
  if (settings_.activity) readActivity(entry);
  if (settings_.counters) count(entry);
}

void Rotation::readActivity(Entry &entry) {
  constexpr unsigned launches = 21;
  const double seconds =
      baseSeconds + 3 * launches * (entry.row.summary.median / 1e6 + bytesOf(*settings_.bundle) / 1e12);
  Reply reply =
      entry.worker->ask({.ask = Ask::activity, .count = launches, .variant = static_cast<std::uint32_t>(entry.variant)},
                        std::chrono::duration<double>(seconds));
  entry.row.kernelSamples = std::move(reply.samples);
  entry.row.notes.insert(entry.row.notes.end(), reply.notes.begin(), reply.notes.end());
  // The times by events stand: they were taken before.
  if (reply.failure != Failure::none) entry.row.notes.push_back("The kernel's own time was not read: " + reply.reason);
}

void Rotation::readEnergy(Entry &entry) {
  const measure::Bundle &bundle = *settings_.bundle;
  const bool isRestored =
      std::ranges::any_of(bundle.buffers, [](const measure::Buffer &buffer) { return buffer.read && buffer.written; });
  const double seconds = baseSeconds + bundle.settings.launchSeconds;
  const EnergyReader reader(*settings_.nvml, [&](Ask ask, unsigned count) {
    return entry.worker->ask({.ask = ask, .count = count, .variant = static_cast<std::uint32_t>(entry.variant)},
                             std::chrono::duration<double>(seconds));
  });
  EnergyReading reading = reader.read(entry.row.summary.median / 1e6, isRestored || bundle.settings.flushL2);
  entry.row.energy = reading.energy;
  if (!reading.note.empty()) entry.row.notes.push_back(std::move(reading.note));
  // The times stand: they were taken before. What shares the worker is measured again without it.
  entry.failedInShared = isShared(entry) && endsWorker(reading.failure);
  if (entry.row.energy && entry.row.summary.median < worryinglyShort * entry.row.emptyMicroseconds)
    entry.row.notes.emplace_back("It is so short that the GPU waits between launches; what it takes then is counted as "
                                 "energy of the launch.");
}

void Rotation::count(Entry &entry) {
  // Some dozen passes, each with two launches and all buffers filled again.
  constexpr double launches = 400;
  const double seconds = baseSeconds + launches * (entry.row.summary.median / 1e6 + bytesOf(*settings_.bundle) / 1e12);
  Reply reply = entry.worker->ask({.ask = Ask::count, .variant = static_cast<std::uint32_t>(entry.variant)},
                                  std::chrono::duration<double>(seconds));
  entry.row.counters = std::move(reply.counters);
  entry.row.notes.insert(entry.row.notes.end(), reply.notes.begin(), reply.notes.end());
  // The times stand: they were taken before.
  if (reply.failure != Failure::none) entry.row.notes.push_back("The GPU's counters were not read: " + reply.reason);
}

void Rotation::reportFailed(const Report &report) {
  for (Entry &entry : entries_) {
    if (entry.reported || entry.row.measured()) continue;
    // Times of a kernel that failed in the end mean nothing.
    entry.row.samples.clear();
    entry.row.summary = {};
    entry.row.stopped.clear();
    entry.worker.reset();
    entry.reported = true;
    report(entry.row);
  }
}

void Rotation::reportAll(const Report &report) {
  std::vector<Entry *> all;
  for (Entry &entry : entries_)
    all.push_back(&entry);
  Stopwatch watch;
  ofEachMeasured(all, [this](Entry &entry) { finish(entry); });
  settings_.times->compare += watch.lap();
  for (Entry &entry : entries_)
    complete(entry);
  settings_.times->further += watch.lap();
  reportFailed(report);
  const Row &baseline = entries_.front().row;
  for (Entry &entry : entries_) {
    if (entry.reported) continue;
    if (baseline.measured()) entry.row.baselineMedian = baseline.summary.median;
    entry.row.baselineEnergy = baseline.energy;
    entry.reported = true;
    report(entry.row);
  }
}

bool Rotation::anyLeft() const {
  return std::ranges::any_of(entries_, [](const Entry &entry) { return entry.row.measured() && !entry.done; });
}

bool Rotation::blameIsUnknown() const {
  return std::ranges::any_of(entries_, &Entry::failedInShared);
}

void Rotation::measure(const Report &report) {
  begin(report);
  std::size_t first = 0;
  while (anyLeft() && !blameIsUnknown()) {
    // Who comes first changes, so that nobody always follows the same one.
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      Entry &entry = entries_[(first + i) % entries_.size()];
      // The baseline goes on while others do: they are compared with it.
      const bool follows = entry.row.isBaseline && entry.row.samples.size() < settings_.bundle->settings.maximumSamples;
      if (entry.row.measured() && (!entry.done || follows)) takeTurn(entry);
    }
    ++first;
    reportFailed(report);
  }
  if (!blameIsUnknown()) reportAll(report);
}

Result<bool> Rotation::run(const std::vector<std::size_t> &variants, const Report &report) {
  entries_.clear();
  entries_.push_back({.variant = settings_.bundle->baseline});
  for (const std::size_t variant : variants)
    entries_.push_back({.variant = variant});
  Stopwatch watch;
  if (const auto prepared = prepareWorkers(); !prepared) return std::unexpected(prepared.error());
  settings_.times->start += watch.lap();
  std::vector<Row> held;
  const Report hold = [&held](Row row) { held.push_back(std::move(row)); };
  const bool mayBlameOthers =
      settings_.pool != nullptr && (variants.size() > 1 || std::ranges::any_of(entries_, &Entry::isInUsed));
  measure(mayBlameOthers ? hold : report);
  const bool known = !blameIsUnknown();
  if (settings_.pool == nullptr) {
    for (const Entry &entry : entries_)
      if (entry.worker) entry.worker->kill();
    ::close(reference_);
  }
  entries_.clear();
  if (known)
    for (Row &row : held)
      report(std::move(row));
  return known;
}

} // namespace warpgrain::runner
