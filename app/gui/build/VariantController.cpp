// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/build/VariantController.h"

#include "core/frontend/CompatibilityPrelude.h"
#include "core/session/VariantBuilder.h"

#include <algorithm>
#include <utility>

namespace warpgrain::gui {

namespace {

session::VariantSettings settingsFor(const BuildOrder &order, KeptParser &parser,
                                     const Result<build::CudaToolkit> &toolkit,
                                     std::shared_ptr<build::BuildCache> cache) {
  const Analysis &analysis = *order.analysis;
  session::VariantSettings settings;
  settings.unit = analysis.unit.get();
  settings.kernel = findKernel(*analysis.unit, order.kernel);
  settings.texts = analysis.texts;
  settings.reparse = [&](const transform::Texts &texts) { return parser.parse(analysis.parser, texts); };
  settings.flags = analysis.parser.flags.value_or(std::vector<std::string>());
  settings.folder = analysis.parser.folder;
  settings.prelude = {.text = std::string(frontend::compatibilityPrelude()),
                      .definitions = frontend::compatibilityDefinitions()};
  settings.architecture = order.architecture;
  settings.block = order.block;
  settings.dynamicSharedBytes = order.dynamicSharedBytes;
  if (toolkit)
    settings.toolkit = *toolkit;
  else
    settings.toolkitReason = toolkit.error().message;
  settings.cache = std::move(cache);
  return settings;
}

} // namespace

VariantController::VariantController(ToolkitFuture toolkit, std::shared_ptr<build::BuildCache> cache, QObject *parent)
    : QObject(parent), toolkit_(toolkit), cache_(std::move(cache)),
      parser_(std::make_shared<KeptParser>(std::move(toolkit))), run_(this) {}

VariantController::~VariantController() = default;

void VariantController::build(BuildOrder order) {
  if (isRunning() || !order.analysis || !order.analysis->unit) return;
  if (!model::isSome(findKernel(*order.analysis->unit, order.kernel))) return;
  order_ = std::move(order);
  variants_.clear();
  before_.clear();
  for (std::size_t i = 0; i < order_.plans.size(); ++i)
    variants_.push_back({.id = i, .plan = order_.plans[i]});
  run_.start(
      [this, work = order_](const CancellationToken &cancel, const OneRun::Post &post) -> Result<void> {
        const auto settings = settingsFor(work, *parser_, toolkit_.get(), cache_);
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
  variants_.clear();
  before_.clear();
  Q_EMIT cleared();
}

void VariantController::setVerification(std::size_t id, const session::VariantVerification &verification) {
  if (id >= variants_.size()) return;
  variants_[id].verification = verification;
  Q_EMIT variantChanged(variants_[id]);
}

void VariantController::endVerification() {
  for (session::Variant &variant : variants_) {
    if (!variant.verification || !variant.verification->isRunning) continue;
    variant.verification.reset();
    Q_EMIT variantChanged(variant);
  }
}

void VariantController::setMeasurement(std::size_t id, const session::VariantMeasurement &measurement) {
  if (id >= variants_.size()) return;
  if (measurement.isRunning)
    before_.try_emplace(id, variants_[id].measurement);
  else
    before_.erase(id);
  variants_[id].measurement = measurement;
  Q_EMIT variantChanged(variants_[id]);
}

void VariantController::endMeasurement() {
  const auto before = std::exchange(before_, {});
  for (const auto &[id, measurement] : before) {
    if (id >= variants_.size() || !variants_[id].measurement || !variants_[id].measurement->isRunning) continue;
    variants_[id].measurement = measurement;
    Q_EMIT variantChanged(variants_[id]);
  }
}

const session::Variant *VariantController::find(std::size_t id) const {
  return id < variants_.size() ? &variants_[id] : nullptr;
}

int VariantController::doneCount() const {
  return static_cast<int>(std::ranges::count_if(
      variants_, [](const session::Variant &variant) { return variant.status != session::VariantStatus::waiting; }));
}

void VariantController::take(const session::Variant &variant) {
  if (variant.id >= variants_.size()) return; // the rows were cleared meanwhile
  variants_[variant.id] = variant;
  Q_EMIT variantChanged(variant);
}

} // namespace warpgrain::gui
