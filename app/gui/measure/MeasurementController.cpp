// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/measure/MeasurementController.h"

#include "app/gui/base/Texts.h"
#include "app/gui/hand/HandSources.h"
#include "core/measure/host/LocalRun.h"
#include "core/workflow/MeasureVariants.h"
#include "core/workflow/RecordKeys.h"
#include "core/workflow/search/PlanRecords.h"
#include "views/shared/CoreText.h"

#include <utility>

namespace warpgrain::gui {

namespace {

using session::VariantMeasurement;

/// As core takes it.
workflow::MeasureVariantsOrder orderFor(const MeasurementOrder &order, const std::shared_ptr<KeptParser> &parser,
                                        const workflow::FindRunner &findRunner, const std::filesystem::path &folder) {
  return {.subject = subjectOf(order.subject, parser),
          .variants = order.variants,
          .folder = folder,
          .host = order.target.host,
          .runner = {.gpu = order.target.gpu,
                     .again = order.again,
                     .activity = order.activity,
                     .counters = order.counters,
                     .findRunner = findRunner},
          .openHand = openHandBeside(order.subject, parser->another())};
}

} // namespace

MeasurementController::MeasurementController(std::shared_ptr<KeptParser> parser, workflow::FindRunner findRunner,
                                             std::filesystem::path store, QObject *parent)
    : QObject(parent), parser_(std::move(parser)), findRunner_(std::move(findRunner)), store_(std::move(store)),
      run_(this) {
  if (!findRunner_) findRunner_ = [] { return measure::findRunner(); };
}

MeasurementController::~MeasurementController() = default;

void MeasurementController::measure(MeasurementOrder order) {
  if (isRunning() || !order.subject.isThere() || order.target.recording) return;
  if (!folder_) {
    auto folder = TemporaryDirectory::create();
    if (!folder) {
      Q_EMIT failed(views::textOfCore(folder.error().message));
      return;
    }
    folder_.emplace(std::move(*folder));
  }
  order_ = std::move(order);
  done_ = 0;
  wasCut_ = false;
  run_.start(
      [this, order = order_, folder = folder_->path() / "bundle"](const CancellationToken &cancel,
                                                                  const OneRun::Post &post) {
        const auto work = orderFor(order, parser_, findRunner_, folder);
        const workflow::MeasureVariantsProgress progress{
            .variantMeasured =
                [this, &post](std::size_t id, const VariantMeasurement &row) {
                  post([this, id, row] {
                    if (!row.isRunning) ++done_;
                    Q_EMIT measured(id, row);
                  });
                },
            .stageReached =
                [this, &post](const std::string &stage) {
                  post([this, stage] { Q_EMIT stageReached(toQString(stage)); });
                },
            .rowsCame =
                [this, &post, &work](const std::vector<workflow::Measurement> &rows) {
                  if (const auto kept = keep(work, rows); !kept)
                    post([this, why = kept.error().message] { Q_EMIT stageReached(views::textOfCore(why)); });
                }};
        return workflow::measureVariants(work, progress, cancel);
      },
      [this](const Result<void> &done, bool cancelled) {
        wasCut_ = !done || cancelled;
        if (!done && !cancelled)
          done.error().kind == ErrorKind::usage ? Q_EMIT launchWanted(views::textOfCore(done.error().message))
                                                : Q_EMIT failed(views::textOfCore(done.error().message));
        Q_EMIT finished(cancelled);
      });
  Q_EMIT started();
}

Result<void> MeasurementController::keep(const workflow::MeasureVariantsOrder &order,
                                         const std::vector<workflow::Measurement> &rows) const {
  if (store_.empty()) return {};
  const auto common = workflow::commonRecordOf({.subject = order.subject, .plans = {}}, order.runner.l2);
  return common ? workflow::keepMeasured(store_, *common, rows) : std::unexpected(common.error());
}

void MeasurementController::cancel() {
  run_.cancel();
}

} // namespace warpgrain::gui
