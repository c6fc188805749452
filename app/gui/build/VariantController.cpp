// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/build/VariantController.h"

#include "app/gui/build/SavedVariants.h"
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
          .dynamicSharedBytes = order.dynamicSharedBytes};
}

} // namespace

VariantController::VariantController(std::shared_ptr<KeptParser> parser, std::shared_ptr<build::BuildCache> cache,
                                     QObject *parent)
    : QObject(parent), parser_(std::move(parser)), cache_(std::move(cache)), run_(this) {}

VariantController::~VariantController() = default;

void VariantController::build(BuildRequest order) {
  if (isRunning() || !order.subject.isThere()) return;
  keepRows();
  order_ = std::move(order);
  variants_.clear();
  const ChosenKernel &subject = order_.subject;
  recall(subject.analysis, subject.kernel, subject.architecture);
  const KnownText *known = known_.find(*subject.analysis->unit, subject.kernel, subject.architecture);
  age_ = known != nullptr ? known->age : MeasurementAge();
  verified_ = known != nullptr ? known->verified : VerifiedLaunches();
  for (std::size_t i = 0; i < order_.plans.size(); ++i) {
    session::Variant &row = variants_.emplace_back(session::Variant{.id = i, .plan = order_.plans[i]});
    row.verification = verified_.of(row.plan, launch_);
    if (known == nullptr) continue;
    if (const auto measured = known->measured.find(toString(row.plan)); measured != known->measured.end())
      row.measurement = measured->second;
  }
  run_.start(
      [this, work = order_](const CancellationToken &cancel, const OneRun::Post &post) -> Result<void> {
        const auto settings = settingsFor(work, parser_, cache_);
        const auto report = [this, &post](const session::Variant &variant) {
          post([this, variant] { take(variant); });
        };
        session::VariantBuilder(settings).run(work.plans, report, cancel);
        return {};
      },
      [this](const Result<void> &, bool cancelled) { Q_EMIT finished(cancelled); });
  Q_EMIT started();
}

void VariantController::cancel() {
  run_.cancel();
}

void VariantController::clear() {
  run_.cancel();
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
  KnownText known = knownTextFrom(saved, analysis);
  if (known.rows.empty() || known_.find(*analysis->unit, kernel, architecture) != nullptr) return;
  known_.keep(std::move(known));
}

std::vector<KnownTextPointer> VariantController::knownTexts() const {
  std::vector<KnownTextPointer> out(known_.texts().begin(), known_.texts().end());
  const ChosenKernel &subject = order_.subject;
  if (!subject.analysis || !subject.analysis->unit || variants_.empty()) return out;
  const KnownText *before = known_.find(*subject.analysis->unit, subject.kernel, subject.architecture);
  std::erase_if(out, [before](const KnownTextPointer &one) { return one.get() == before; });
  out.push_back(std::make_shared<const KnownText>(knownTextOf(order_, variants_, age_, verified_, before)));
  return out;
}

bool VariantController::bringBack(const AnalysisPointer &analysis, const KernelKey &kernel,
                                  const std::string &architecture) {
  if (isRunning()) return false;
  recall(analysis, kernel, architecture);
  const KnownText *known = known_.find(*analysis->unit, kernel, architecture);
  if (known == nullptr) return false;
  const KnownText back = *known; // keeping the rows that go moves what is known
  keepRows();
  order_ = back.order;
  variants_ = back.rows;
  age_ = back.age;
  verified_ = back.verified;
  for (session::Variant &row : variants_)
    row.verification = verified_.of(row.plan, launch_);
  Q_EMIT broughtBack();
  return true;
}

void VariantController::setLaunch(const run::LaunchForm &launch) {
  launch_ = launch;
  for (session::Variant &row : variants_)
    if (!row.verification || !row.verification->isRunning) showVerified(row);
}

/// What is known of a row for the launch that is looked at.
void VariantController::showVerified(session::Variant &row) {
  const auto known = verified_.of(row.plan, launch_);
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
    verified_.take(row.plan, launch, verification);
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
  const auto found = std::ranges::find(variants_, plan, &session::Variant::plan);
  return found != variants_.end() ? &*found : nullptr;
}

const session::Variant *VariantController::builtAs(const model::Unit &unit, const KernelKey &kernel,
                                                   const std::string &architecture) const {
  if (order_.subject.kernel == kernel && order_.subject.architecture == architecture)
    if (const session::Variant *row = gui::builtAs(order_, variants_, unit)) return row;
  return known_.builtAs(unit, kernel, architecture);
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
