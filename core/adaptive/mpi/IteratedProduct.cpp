// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mpi/IteratedProduct.h"

#include "core/adaptive/backend/HostBackend.h"
#include "core/adaptive/backend/Stopwatch.h"
#include "core/adaptive/mapping/Balance.h"
#include "core/adaptive/mapping/FittedModel.h"
#include "core/adaptive/mapping/NretModel.h"
#include "core/adaptive/mpi/RowMigration.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace warpgrain::adaptive {

namespace {

Boundaries initialBoundaries(MappingKind kind, const RowPointers &pointers, int ranks) {
  switch (kind) {
  case MappingKind::nonZeros:
    return equalNonZeros(*pointers, ranks);
  case MappingKind::mergePath:
    return equalMergePath(*pointers, ranks);
  default:
    return equalRows(static_cast<std::int64_t>(pointers->size()) - 1, ranks);
  }
}

std::unique_ptr<Tuner> tunerFor(const ProductSettings &settings, const RowPointers &pointers, bool rowsMove,
                                const Boundaries &initial) {
  if (settings.mapping == MappingKind::paper)
    return std::make_unique<MappingTuner>(settings.tuner, std::make_unique<NretModel>(), initial);
  if (settings.mapping == MappingKind::fitted)
    return std::make_unique<CautiousTuner>(settings.tuner, settings.caution, pointers, rowsMove, initial);
  return nullptr;
}

/// Computes nothing until so much time has passed, as a slower processor would.
void idleUntil(const Stopwatch &watch, double seconds) {
  while (watch.seconds() < seconds) {
  }
}

bool endsTuning(TunerEvent event) {
  return event != TunerEvent::remapped && event != TunerEvent::noisy && event != TunerEvent::unchanged &&
         event != TunerEvent::deferred;
}

/// Where it is not known how many iterations follow.
constexpr std::int64_t leastIterationsLeft = 1000;

/// A choice of the exchange may save so many times what it costs, at most, or it is not made: what is sent otherwise
/// takes time too.
constexpr double worthChoosing = 2;

} // namespace

template <typename Real>
IteratedProduct<Real>::IteratedProduct(const RankGroup &group, std::unique_ptr<Backend<Real>> backend,
                                       RowPointers rowPointers, ProductSettings settings, std::unique_ptr<Peers> peers)
    : group_(group), backend_(std::move(backend)), peers_(std::move(peers)), rowPointers_(std::move(rowPointers)),
      settings_(settings),
      isReplicated_(backend_->rows().held().size() == static_cast<std::int64_t>(rowPointers_->size()) - 1),
      boundaries_(equalRows(static_cast<std::int64_t>(rowPointers_->size()) - 1, group.size())),
      wantedSamples_(settings.samples), warmUpsLeft_(settings.warmUps) {
  Boundaries initial = initialBoundaries(settings_.mapping, rowPointers_, group_.size());
  if (!isReplicated_ && initial != boundaries_) migrateRows(group_, backend_->rows(), boundaries_, initial);
  boundaries_ = std::move(initial);
  backend_->use(block());
  tuner_ = tunerFor(settings_, rowPointers_, !isReplicated_, boundaries_);
}

template <typename Real>
IteratedProduct<Real>::IteratedProduct(const RankGroup &group, std::unique_ptr<SparseRows<Real>> rows,
                                       const RowPointers &rowPointers, const ProductSettings &settings)
    : IteratedProduct(group,
                      std::make_unique<HostBackend<Real>>(
                          std::move(rows), static_cast<std::int64_t>(rowPointers->size()) - 1, settings.threads),
                      rowPointers, settings) {}

template <typename Real>
RowRange IteratedProduct<Real>::block() const {
  return blockOf(group_.rank(), boundaries_);
}

template <typename Real>
void IteratedProduct<Real>::setVector(std::span<const Real> x) {
  std::ranges::copy(x, backend_->x().begin());
  backend_->store({.begin = 0, .end = static_cast<std::int64_t>(x.size())});
  log_.largest = 0;
}

template <typename Real>
void IteratedProduct<Real>::setUpExchange() {
  const Stopwatch watch;
  exchanger_ = std::make_unique<Exchanger<Real>>(group_, boundaries_, *backend_, peers_.get());
  log_.overhead.setUp += watch.seconds();
  if (settings_.exchange)
    useMethod(*settings_.exchange);
  else
    useMethod(settings_.choosesAtEnd ? ExchangeMethod::allGather : method_);
}

/// Exchanges in this way from now on. Collective.
template <typename Real>
void IteratedProduct<Real>::useMethod(ExchangeMethod method) {
  const Stopwatch watch;
  if (method == ExchangeMethod::packed)
    exchanger_->preparePacked();
  else if (method == ExchangeMethod::blocks)
    exchanger_->prepare();
  method_ = method;
  log_.overhead.setUp += watch.seconds();
}

/// Lets this rank's processor do something, for so many times as long as its slowdown says. Seconds that it took.
template <typename Real>
template <typename Act>
double IteratedProduct<Real>::work(const Act &act) {
  const Stopwatch watch;
  act();
  const double seconds = watch.seconds();
  if (settings_.slowdown > 1) idleUntil(watch, seconds * settings_.slowdown);
  return watch.seconds();
}

/// The seconds of the product alone.
template <typename Real>
double IteratedProduct<Real>::multiply() {
  double out = backend_->multiply();
  if (settings_.slowdown > 1) {
    const Stopwatch watch;
    idleUntil(watch, out * (settings_.slowdown - 1));
    out += watch.seconds();
  }
  log_.computeSeconds += out;
  return out;
}

/// Ranks' times travel with the largest magnitude.
template <typename Real>
void IteratedProduct<Real>::exchange(Times &times) {
  const Stopwatch watch;
  const bool isOnProcessor = !backend_->device();
  double magnitude = 0;
  const double ofMagnitude = work([&] { magnitude = static_cast<double>(backend_->largest()); });
  const double own = times.product + (isOnProcessor ? ofMagnitude + lastNormalise_ : 0);
  const auto [largest, longest, shortest] = group_.largest(std::array{magnitude, own, -own});
  apart_ = {.shortest = -shortest, .longest = longest};
  times.longest = longest;
  // What has overflowed stays so, also where no row reads the element that did.
  if (std::isfinite(log_.largest)) log_.largest = largest;
  lastNormalise_ = work([&] { backend_->normalise(static_cast<Real>(log_.largest)); });
  if (isOnProcessor) times.around = ofMagnitude + lastNormalise_;
  const Stopwatch messages;
  if (trials_)
    tryExchange();
  else
    exchanger_->run(method_);
  times.exchange = messages.seconds();
  log_.exchangeSeconds += watch.seconds();
}

template <typename Real>
void IteratedProduct<Real>::tryExchange() {
  // Ranks that come late would make the first to be there wait, in whichever way is tried.
  backend_->settle();
  group_.wait();
  const Stopwatch trial;
  exchanger_->run(*trials_->next());
  backend_->settle();
  trials_->record(trial.seconds());
  if (!trials_->next()) chooseExchange();
}

template <typename Real>
void IteratedProduct<Real>::startTrials() {
  triedFor_ = boundaries_;
  if (settings_.exchange || group_.size() == 1) return;
  const Stopwatch watch;
  exchanger_->prepare();
  std::vector<ExchangeMethod> methods{ExchangeMethod::allGather, ExchangeMethod::blocks};
  // Blocks without gaps are what a packed message would hold.
  const bool isSame =
      exchanger_->volume(ExchangeMethod::packed).elements == exchanger_->volume(ExchangeMethod::blocks).elements;
  if (!isSame) {
    methods.push_back(ExchangeMethod::packed);
    exchanger_->preparePacked();
  }
  trials_.emplace(std::move(methods));
  endingSeconds_ = watch.seconds();
  log_.overhead.setUp += endingSeconds_;
}

template <typename Real>
void IteratedProduct<Real>::chooseExchange() {
  const std::vector<double> seconds = group_.means(trials_->medians());
  method_ = chosen_ = trials_->best(seconds);
  const double least = std::ranges::min(seconds);
  const double trialsBefore = log_.overhead.trials;
  ExchangeRecord record{.iteration = log_.iterations + 1, .chosen = method_};
  for (std::size_t i = 0; i < seconds.size(); ++i) {
    const ExchangeMethod method = trials_->methods()[i];
    const ExchangeVolume &volume = exchanger_->volume(method);
    record.tried.push_back(
        {.method = method, .seconds = seconds[i], .elements = volume.elements, .messages = volume.messages});
    log_.overhead.trials += (seconds[i] - least) * ExchangeTrials::usualRepetitions;
  }
  endingSeconds_ += log_.overhead.trials - trialsBefore;
  log_.exchanges.push_back(std::move(record));
  trials_.reset();
}

template <typename Real>
void IteratedProduct<Real>::remap() {
  const Stopwatch watch;
  const double setUpBefore = log_.overhead.setUp;
  // The new rows may read elements that this rank has not got.
  exchanger_->run(ExchangeMethod::allGather);
  if (!isReplicated_) migrateRows(group_, backend_->rows(), boundaries_, tuner_->boundaries());
  boundaries_ = tuner_->boundaries();
  backend_->use(block());
  setUpExchange();
  warmUpsLeft_ = settings_.warmUps;
  remapSeconds_ = watch.seconds();
  log_.overhead.migration += remapSeconds_ - (log_.overhead.setUp - setUpBefore);
}

template <typename Real>
void IteratedProduct<Real>::adapt(const Times &times, std::int64_t iterationsLeft) {
  if (!tuner_ || group_.size() == 1 || trials_) return;
  if (!tuner_->wantsTimes()) {
    tuner_->passIteration(apart_);
    warmUpsLeft_ = 0;
    return;
  }
  if (warmUpsLeft_ > 0) {
    --warmUpsLeft_;
    return;
  }
  samples_.push_back(times);
  if (samples_.size() < static_cast<std::size_t>(wantedSamples_)) return;
  observe(iterationsLeft);
}

/// What the mapping is to balance: the paper's net computation, or all that a rank does by itself.
template <typename Real>
double IteratedProduct<Real>::ownSeconds(const Times &times) const {
  return settings_.mapping == MappingKind::paper ? times.product : times.product + times.around;
}

template <typename Real>
std::vector<double> IteratedProduct<Real>::samplesOf(double Times::*time) const {
  std::vector<double> out;
  std::ranges::transform(samples_, std::back_inserter(out), time);
  return out;
}

/// The ranks tell each other their times, and what tuning costs each of them.
template <typename Real>
RunSoFar IteratedProduct<Real>::bringTogether(MappingRecord &record, Observation &observation,
                                              std::int64_t iterationsLeft) {
  std::vector<double> own;
  std::vector<double> elsewhere;
  for (const Times &times : samples_) {
    own.push_back(ownSeconds(times));
    elsewhere.push_back(times.whole - times.longest);
  }
  const std::vector<double> longest = samplesOf(&Times::longest);
  // Before an exchange was chosen: each non-zero is looked at once, as in a product.
  const double ending = endingSeconds_ > 0 ? endingSeconds_ : medianOf(samplesOf(&Times::product));
  const std::vector<double> mine{medianOf(own),
                                 doubtOf(own),
                                 medianOf(longest),
                                 quietOf(elsewhere),
                                 quietDoubtOf(elsewhere),
                                 quietOf(samplesOf(&Times::exchange)),
                                 remapSeconds_,
                                 log_.overhead.total(),
                                 ending,
                                 iteratedSeconds_,
                                 lastLook_};
  const std::vector<double> all = group_.gathered(mine);
  const bool choosesLater = settings_.choosesAtEnd && !settings_.exchange;
  const auto left =
      settings_.knowsEnd ? iterationsLeft : std::max({iterationsLeft, log_.iterations, leastIterationsLeft});
  RunSoFar out{.iterations = log_.iterations, .iterationsLeft = left, .exchange = all[5]};
  double look = lastLook_;
  for (std::size_t i = 0; i < all.size(); i += mine.size()) {
    record.seconds.push_back(all[i]);
    observation.workDoubt += all[i + 1] / group_.size();
    observation.longest = std::max(observation.longest, all[i + 2]);
    observation.elsewhere += all[i + 3] / group_.size();
    observation.elsewhereDoubt = std::max(observation.elsewhereDoubt, all[i + 4]);
    out.exchange = std::min(out.exchange, all[i + 5]); // of the rank that waits least for others
    out.lastMove = std::max(out.lastMove, all[i + 6]);
    out.spent = std::max(out.spent, all[i + 7]);
    if (choosesLater) out.ending = std::max(out.ending, all[i + 8]);
    out.seconds = std::max(out.seconds, all[i + 9]);
    look = std::min(look, all[i + 10]);
  }
  // The rank that came last waited for no other one: those that did would have waited in the next iteration.
  log_.overhead.mapping += look;
  out.spent += look;
  observation.seconds = record.seconds;
  observation.samples = static_cast<int>(samples_.size());
  return out;
}

template <typename Real>
void IteratedProduct<Real>::observe(std::int64_t iterationsLeft) {
  const Stopwatch watch;
  MappingRecord record{.iteration = log_.iterations, .boundaries = boundaries_};
  Observation observation;
  const RunSoFar run = bringTogether(record, observation, iterationsLeft);
  record.spread = spreadOf(record.seconds);
  record.event = tuner_->observe(observation, run);
  const TunerEvent event = record.event;
  wantedSamples_ = event == TunerEvent::noisy ? 2 * observation.samples : settings_.samples;
  if (event != TunerEvent::noisy) samples_.clear();
  log_.mappings.push_back(std::move(record));
  lastLook_ = watch.seconds();
  followEvent(event, run);
}

template <typename Real>
void IteratedProduct<Real>::followEvent(TunerEvent event, const RunSoFar &run) {
  if (tuner_->boundaries() != boundaries_) remap();
  const bool isChosen = triedFor_ == boundaries_;
  if (isChosen && !settings_.exchange && endsTuning(event) && method_ != chosen_)
    useMethod(chosen_); // tuning came back to the mapping for which it was chosen
  if (isChosen || (settings_.choosesAtEnd && !endsTuning(event))) return;
  const double all = run.exchange * static_cast<double>(run.iterationsLeft);
  const int tried = ExchangeTrials::usualRepetitions * static_cast<int>(exchangeNames.size());
  if (settings_.choosesAtEnd && all < worthChoosing * (run.ending + tried * run.exchange)) return;
  startTrials();
}

template <typename Real>
void IteratedProduct<Real>::iterate(std::int64_t count) {
  const Stopwatch watch;
  if (!exchanger_) {
    setUpExchange();
    if (!tuner_ || !settings_.choosesAtEnd) startTrials();
  }
  for (std::int64_t i = 0; i < count; ++i) {
    const Stopwatch iteration;
    Times times{.product = multiply()};
    exchange(times);
    times.whole = iteration.seconds();
    ++log_.iterations;
    adapt(times, count - i - 1);
    const double whole = iteration.seconds();
    iteratedSeconds_ += whole;
    log_.iterationSeconds.push_back(whole);
  }
  log_.seconds += watch.seconds();
}

template <typename Real>
std::vector<Real> IteratedProduct<Real>::vector() {
  const std::span<Real> x = backend_->x();
  if (exchanger_) {
    exchanger_->run(ExchangeMethod::allGather);
    backend_->fetch({.begin = 0, .end = static_cast<std::int64_t>(x.size())});
    backend_->settle();
  }
  return {x.begin(), x.end()};
}

template <typename Real>
Recording IteratedProduct<Real>::recording() const {
  Recording out = log_;
  out.rows = static_cast<std::int64_t>(rowPointers_->size()) - 1;
  out.nonZeros = rowPointers_->back();
  out.ranks = group_.size();
  out.threads = settings_.threads;
  out.isFloat = std::is_same_v<Real, float>;
  out.mapping = settings_.mapping;
  out.storage = isReplicated_ ? Storage::replicated : Storage::migrated;
  out.boundaries = boundaries_;
  out.slowdown = group_.gathered(std::vector{settings_.slowdown});
  for (const double way : group_.gathered(std::vector{static_cast<double>(backend_->way())}))
    out.ways.push_back(static_cast<ProductWay>(way));
  if (std::ranges::all_of(out.ways, [](ProductWay way) { return way == ProductWay::cpu; })) out.ways.clear();
  out.transport = peers_ ? Transport::nccl : Transport::host;
  if (std::ranges::all_of(out.slowdown, [](double times) { return times == 1; })) out.slowdown.clear();
  out.seconds = group_.largest(log_.seconds);
  out.computeSeconds = group_.mean(log_.computeSeconds);
  out.exchangeSeconds = group_.mean(log_.exchangeSeconds);
  out.overhead = {.mapping = group_.largest(log_.overhead.mapping),
                  .migration = group_.largest(log_.overhead.migration),
                  .setUp = group_.largest(log_.overhead.setUp),
                  .trials = group_.largest(log_.overhead.trials)};
  return out;
}

template class IteratedProduct<float>;
template class IteratedProduct<double>;

} // namespace warpgrain::adaptive
