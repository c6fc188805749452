// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/build/VariantController.h"

#include "app/gui/build/SavedVariants.h"
#include "app/gui/hand/HandSources.h"
#include "core/session/VariantBuilder.h"

#include <algorithm>
#include <utility>

namespace warpgrain::gui {

namespace {

session::VariantSettings settingsFor(const BuildRequest &order, const std::shared_ptr<KeptParser> &parser,
                                     std::shared_ptr<build::BuildCache> cache) {
  return {.subject = subjectOf(order.subject, parser),
          .cache = std::move(cache),
          .block = order.block,
          .dynamicSharedBytes = order.dynamicSharedBytes,
          .openHand = openHandBeside(order.subject, parser->another())};
}

} // namespace

VariantController::VariantController(std::shared_ptr<KeptParser> parser, std::shared_ptr<build::BuildCache> cache,
                                     QObject *parent)
    : QObject(parent), parser_(std::move(parser)), cache_(std::move(cache)),
      reader_(
          this,
          [original = parser_, own = parser_->another()](const HandsToRead &work, const CancellationToken &cancel) {
            const session::VariantBuilder builder({.subject = subjectOf(work.subject, original),
                                                   .cache = {},
                                                   .block = work.block,
                                                   .dynamicSharedBytes = work.dynamicSharedBytes,
                                                   .openHand = openHandBeside(work.subject, own)});
            std::vector<session::Variant> out;
            for (const session::HandPointer &hand : work.hands)
              if (!cancel.stop_requested()) out.push_back(builder.write(0, hand));
            return out;
          },
          [this](const std::vector<session::Variant> &rows) { takeRead(rows); }),
      run_(this) {}

VariantController::~VariantController() = default;

void VariantController::build(BuildRequest order) {
  if (isRunning() || !order.subject.isThere()) return;
  reader_.drop();
  keepRows();
  order_ = std::move(order);
  variants_.clear();
  const ChosenKernel &subject = order_.subject;
  recall(subject.analysis, subject.kernel, subject.architecture);
  const KnownText *known = known_.find(*subject.analysis, subject.kernel, subject.architecture);
  age_ = known != nullptr ? known->age : MeasurementAge();
  verified_ = known != nullptr ? known->verified : VerifiedLaunches();
  for (std::size_t i = 0; i < order_.plans.size(); ++i) {
    session::Variant &row = variants_.emplace_back(session::Variant{.id = i, .plan = order_.plans[i]});
    row.verification = verified_.of(stepsOf(row), launch_);
    if (known == nullptr) continue;
    if (const auto measured = known->measured.find(stepsOf(row)); measured != known->measured.end())
      row.measurement = measured->second;
  }
  for (const session::HandPointer &hand : order_.hands)
    variants_.push_back(handRow(variants_.size(), hand, known));
  run_.start(
      [this, work = order_](const CancellationToken &cancel, const OneRun::Post &post) -> Result<void> {
        const auto settings = settingsFor(work, parser_, cache_);
        const auto report = [this, &post](const session::Variant &variant) {
          post([this, variant] { take(variant); });
        };
        session::VariantBuilder(settings).run(work.plans, work.hands, report, cancel);
        return {};
      },
      [this](const Result<void> &, bool cancelled) { Q_EMIT finished(cancelled); });
  Q_EMIT started();
}

/// A row by hand that is to be read; what is known of its text stands in it.
session::Variant VariantController::handRow(std::size_t id, const session::HandPointer &hand,
                                            const KnownText *known) const {
  session::Variant row{.id = id, .byHand = hand};
  row.texts = session::textsInPlace(*hand, *order_.subject.analysis->unit);
  row.verification = verified_.of(stepsOf(row), launch_);
  if (known == nullptr) return row;
  if (const auto measured = known->measured.find(stepsOf(row)); measured != known->measured.end())
    row.measurement = measured->second;
  return row;
}

void VariantController::begin(BuildRequest order) {
  if (isRunning() || !order.subject.isThere()) return;
  keepRows();
  order_ = std::move(order);
  age_ = {};
  verified_ = {};
  variants_.clear();
  for (const transform::Plan &plan : order_.plans)
    variants_.push_back({.id = variants_.size(), .plan = plan});
  for (const session::HandPointer &hand : order_.hands)
    variants_.push_back(handRow(variants_.size(), hand, nullptr));
  Q_EMIT broughtBack();
  readHands();
}

void VariantController::setHands(const std::vector<session::HandPointer> &hands) {
  if (isRunning() || !order_.subject.isThere() || hands == order_.hands) return;
  const ChosenKernel &subject = order_.subject;
  // What was measured of a text that goes is known again when it comes back.
  if (std::ranges::any_of(variants_, [](const session::Variant &row) { return row.byHand && row.measurement; }))
    known_.keep(order_, variants_, age_, verified_);
  const KnownText *known = known_.find(*subject.analysis, subject.kernel, subject.architecture);
  const std::vector<session::HandPointer> before = std::exchange(order_.hands, hands);
  std::vector<session::Variant> old = std::exchange(variants_, {});
  for (session::Variant &row : old)
    if (!row.byHand) variants_.push_back(std::move(row));
  for (const session::HandPointer &hand : hands) {
    const auto same = std::ranges::find_if(
        old, [&hand](const session::Variant &row) { return row.byHand && stepsOf(*row.byHand) == stepsOf(*hand); });
    session::Variant row = same != old.end() ? *same : handRow(0, hand, known);
    row.byHand = hand; // of another name it may be the same text
    row.id = variants_.size();
    variants_.push_back(std::move(row));
  }
  tellHands(before);
  readHands();
}

/// Tells of rows by hand that are others now; where there are more or less of them, or other names, of all rows.
void VariantController::tellHands(const std::vector<session::HandPointer> &before) {
  const auto nameOf = [](const session::HandPointer &hand) { return hand->name; };
  if (!std::ranges::equal(before, order_.hands, {}, nameOf, nameOf)) {
    Q_EMIT broughtBack();
    return;
  }
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (before[i] == order_.hands[i]) continue;
    const session::Variant row = variants_[variants_.size() - before.size() + i];
    Q_EMIT variantChanged(row);
  }
}

/// Asks for the texts of rows that nobody has read yet; what is asked for already is asked for anew.
void VariantController::readHands() {
  HandsToRead work{
      .subject = order_.subject, .block = order_.block, .dynamicSharedBytes = order_.dynamicSharedBytes, .hands = {}};
  for (const session::Variant &row : variants_)
    if (row.byHand && row.status == session::VariantStatus::waiting && row.symbols.empty())
      work.hands.push_back(row.byHand);
  work.hands.empty() ? reader_.drop() : reader_.ask(std::move(work));
}

void VariantController::takeRead(const std::vector<session::Variant> &rows) {
  for (const session::Variant &read : rows) {
    const auto row = std::ranges::find(variants_, read.byHand, &session::Variant::byHand);
    if (row == variants_.end() || row->status != session::VariantStatus::waiting) continue;
    row->status = read.status;
    row->reason = read.reason;
    row->compilerTexts = read.compilerTexts;
    row->symbols = read.symbols;
    row->block = read.block;
    row->dynamicSharedBytes = read.dynamicSharedBytes;
    const session::Variant now = *row;
    Q_EMIT variantChanged(now);
  }
}

void VariantController::cancel() {
  run_.cancel();
}

void VariantController::clear() {
  run_.cancel();
  reader_.drop();
  keepRows();
  variants_.clear();
  age_ = {};
  verified_ = {};
  Q_EMIT cleared();
}

/// Under the text that they belong to.
void VariantController::keepRows() {
  endVerification();
  endMeasurement();
  known_.keep(order_, variants_, age_, verified_);
}

/// What a session's file holds of a text is known from here on.
void VariantController::recall(const AnalysisPointer &analysis, const KernelKey &kernel,
                               const std::string &architecture) {
  const auto isWanted = [&, hash = std::string()](const session::SavedResults &saved) mutable {
    if (saved.kernel != kernel || saved.architecture != architecture) return false;
    if (hash.empty()) hash = session::textHashOf(*analysis->unit);
    return saved.textHash == hash;
  };
  const auto found = std::ranges::find_if(saved_, isWanted);
  if (found == saved_.end()) return;
  const session::SavedResults saved = std::move(*found);
  saved_.erase(found);
  KnownText known = knownTextFrom(saved, analysis, handsOf_ ? handsOf_(kernel) : std::vector<session::HandPointer>());
  if (known.rows.empty() || known_.find(*analysis, kernel, architecture) != nullptr) return;
  known_.keep(std::move(known));
}

std::vector<KnownTextPointer> VariantController::knownTexts() const {
  std::vector<KnownTextPointer> out(known_.texts().begin(), known_.texts().end());
  const ChosenKernel &subject = order_.subject;
  if (!subject.analysis || !subject.analysis->unit || variants_.empty()) return out;
  const KnownText *before = known_.find(*subject.analysis, subject.kernel, subject.architecture);
  std::erase_if(out, [before](const KnownTextPointer &one) { return one.get() == before; });
  out.push_back(std::make_shared<const KnownText>(knownTextOf(order_, variants_, age_, verified_, before)));
  return out;
}

bool VariantController::bringBack(const AnalysisPointer &analysis, const KernelKey &kernel,
                                  const std::string &architecture) {
  if (isRunning()) return false;
  recall(analysis, kernel, architecture);
  const KnownText *known = known_.find(*analysis, kernel, architecture);
  if (known == nullptr) return false;
  const KnownText back = *known; // keeping the rows that go moves what is known
  keepRows();
  order_ = back.order;
  variants_ = back.rows;
  age_ = back.age;
  verified_ = back.verified;
  for (session::Variant &row : variants_)
    row.verification = verified_.of(stepsOf(row), launch_);
  Q_EMIT broughtBack();
  readHands();
  return true;
}

void VariantController::setLaunch(const run::LaunchForm &launch) {
  launch_ = launch;
  for (session::Variant &row : variants_)
    if (!row.verification || !row.verification->isRunning) showVerified(row);
}

/// What is known of a row for the launch that is looked at.
void VariantController::showVerified(session::Variant &row) {
  const auto known = verified_.of(stepsOf(row), launch_);
  if (known == row.verification) return;
  row.verification = known;
  Q_EMIT variantChanged(row);
}

void VariantController::setVerification(std::size_t id, const session::VariantVerification &verification) {
  setVerification(id, verification, launch_);
}

void VariantController::setVerification(std::size_t id, const session::VariantVerification &verification,
                                        const run::LaunchForm &launch) {
  if (id >= variants_.size()) return;
  session::Variant &row = variants_[id];
  if (!verification.isRunning) {
    verified_.take(stepsOf(row), launch, verification);
    return showVerified(row);
  }
  row.verification = verification;
  Q_EMIT variantChanged(row);
}

void VariantController::endVerification() {
  for (session::Variant &row : variants_)
    if (row.verification && row.verification->isRunning) showVerified(row);
}

void VariantController::setMeasurement(std::size_t id, const session::VariantMeasurement &measurement) {
  if (id >= variants_.size()) return;
  if (measurement.isRunning)
    measuredBefore_.try_emplace(id, variants_[id].measurement);
  else
    measuredBefore_.erase(id);
  variants_[id].measurement = measurement;
  Q_EMIT variantChanged(variants_[id]);
}

void VariantController::endMeasurement() {
  for (const auto &[id, had] : std::exchange(measuredBefore_, {})) {
    if (id >= variants_.size() || !variants_[id].measurement || !variants_[id].measurement->isRunning) continue;
    variants_[id].measurement = had;
    Q_EMIT variantChanged(variants_[id]);
  }
}

const session::Variant *VariantController::find(std::size_t id) const {
  return id < variants_.size() ? &variants_[id] : nullptr;
}

const session::Variant *VariantController::find(const transform::Plan &plan) const {
  const auto found =
      std::ranges::find_if(variants_, [&plan](const session::Variant &row) { return !row.byHand && row.plan == plan; });
  return found != variants_.end() ? &*found : nullptr;
}

const session::Variant *VariantController::findHand(const std::string &name) const {
  const auto found = std::ranges::find_if(
      variants_, [&name](const session::Variant &row) { return row.byHand && row.byHand->name == name; });
  return found != variants_.end() ? &*found : nullptr;
}

const session::Variant *VariantController::findSame(const session::Variant &variant) const {
  if (!variant.byHand) return find(variant.plan);
  if (const session::Variant *row = findHand(variant.byHand->name)) return row;
  const auto renamed = std::ranges::find_if(variants_, [&variant](const session::Variant &row) {
    return row.byHand && stepsOf(*row.byHand) == stepsOf(*variant.byHand);
  });
  return renamed != variants_.end() ? &*renamed : nullptr;
}

const session::Variant *VariantController::builtAs(const Analysis &analysis, const KernelKey &kernel,
                                                   const std::string &architecture) const {
  if (order_.subject.kernel == kernel && order_.subject.architecture == architecture)
    if (const session::Variant *row = gui::builtAs(order_, variants_, analysis)) return row;
  return known_.builtAs(analysis, kernel, architecture);
}

int VariantController::doneCount() const {
  return static_cast<int>(std::ranges::count_if(
      variants_, [](const session::Variant &variant) { return variant.status != session::VariantStatus::waiting; }));
}

void VariantController::take(const session::Variant &variant) {
  if (variant.id >= variants_.size()) return; // the rows were cleared meanwhile
  session::Variant &row = variants_[variant.id];
  // The builder knows nothing of runs.
  auto verification = std::move(row.verification);
  auto measurement = std::move(row.measurement);
  row = variant;
  row.verification = std::move(verification);
  row.measurement = std::move(measurement);
  Q_EMIT reported(row);
  Q_EMIT variantChanged(row);
}

} // namespace warpgrain::gui
