// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presenters/VariantsPresenter.h"

#include "app/gui/base/Texts.h"
#include "core/device/MultiprocessorLimits.h"
#include "core/device/OccupancyCurves.h"
#include "core/plan/StepForm.h"
#include "core/workflow/LaunchFloor.h"
#include "views/charts/VariantCharts.h"
#include "views/shared/CoreText.h"
#include "views/variants/VariantsView.h"

#include <algorithm>

namespace warpgrain::gui {

VariantsPresenter::VariantsPresenter(Workbench &workbench, views::VariantsView &table, views::VariantCharts &charts)
    : QObject(&table), workbench_(workbench), table_(table), charts_(charts), roofline_(workbench.newParser()) {
  connectTable();
  connectBuild();
  showBuildPossible();
  showCurve();
}

void VariantsPresenter::connectTable() {
  Selection &selection = workbench_.selection();
  const auto choose = [this, &selection](std::size_t id) {
    selection.setVariant(id);
    Q_EMIT rowChosen();
  };
  connect(&table_, &views::VariantsView::variantChosen, this, choose);
  connect(&table_, &views::VariantsView::choiceCleared, this, [&selection] { selection.setVariant(std::nullopt); });
  connect(&charts_, &views::VariantCharts::variantChosen, this, choose);
  connect(&selection, &Selection::variantChanged, this, [this](std::optional<std::size_t> id) {
    charts_.setCurrentVariant(id);
    showChosen();
  });
  connect(&table_, &views::VariantsView::compareRequested, this, [this](const std::vector<std::size_t> &ids) {
    if (ids.size() >= 2) Q_EMIT compareWanted(ids[0], ids[1]);
    if (ids.size() != 1) return;
    // One row is compared with the original, as it is when it is chosen.
    workbench_.selection().setVariant(ids.front());
    Q_EMIT rowChosen();
  });
  connect(&table_, &views::VariantsView::exportRequested, this, [this, &selection](std::size_t id) {
    selection.setVariant(id);
    Q_EMIT exportWanted();
  });
  connect(&table_, &views::VariantsView::adoptRequested, this, &VariantsPresenter::adoptWanted);
  const auto withRow = [this, &selection](void (VariantsPresenter::*wanted)()) {
    return [this, &selection, wanted](std::size_t id) {
      selection.setVariant(id);
      Q_EMIT(this->*wanted)();
    };
  };
  connect(&table_, &views::VariantsView::editRequested, this, withRow(&VariantsPresenter::editWanted));
  connect(&table_, &views::VariantsView::renameRequested, this, withRow(&VariantsPresenter::renameWanted));
  connect(&table_, &views::VariantsView::removeRequested, this, withRow(&VariantsPresenter::removeWanted));
  connect(&table_, &views::VariantsView::addRequested, this, &VariantsPresenter::addWanted);
  connect(&table_, &views::VariantsView::buildRequested, &workbench_, &Workbench::build);
  connect(&table_, &views::VariantsView::verifyRequested, &workbench_, &Workbench::verify);
  connect(&table_, &views::VariantsView::cancelRequested, &workbench_, &Workbench::cancel);
  connect(&table_, &views::VariantsView::spaceEdited, this, [this, &selection](const QString &space) {
    workbench_.space().type(selection.kernel(), toUtf8(space));
    checkSpace();
  });
}

void VariantsPresenter::connectBuild() {
  VariantController &variants = workbench_.variants();
  connect(&variants, &VariantController::started, this, &VariantsPresenter::showAll);
  connect(&variants, &VariantController::broughtBack, this, &VariantsPresenter::showAll);
  connect(&variants, &VariantController::cleared, this, &VariantsPresenter::showAll);
  connect(&variants, &VariantController::variantChanged, this, &VariantsPresenter::showRow);
  connect(&roofline_, &RooflineController::begun, this,
          [this] { charts_.setRooflineReason(tr("The launch's data and operations are being counted…")); });
  connect(&roofline_, &RooflineController::counted, this, &VariantsPresenter::showRoofline);
  connect(&workbench_, &Workbench::workChanged, this, &VariantsPresenter::showProgress);
  connect(&workbench_.verification(), &VerificationController::verified, this, &VariantsPresenter::showProgress);
  connect(&workbench_.space(), &SearchSpaceController::spaceChanged, this, &VariantsPresenter::showSpace);
  connect(&workbench_.selection(), &Selection::kernelChanged, this, [this] {
    showSpace();
    showChoices();
    showBuildPossible();
  });
  connect(&workbench_, &Workbench::checked, this, &VariantsPresenter::showChoices);
  // The plan that is chosen is built as well.
  connect(&workbench_.plans(), &PlanController::planChanged, this, &VariantsPresenter::checkSpace);
  connect(&workbench_, &Workbench::toolkitFound, this, &VariantsPresenter::showBuildPossible);
  connect(&workbench_.source(), &SourceController::textsChanged, this, &VariantsPresenter::showOutdated);
  connect(&workbench_, &Workbench::analysed, this, &VariantsPresenter::showOutdated);
  connect(&workbench_.selection(), &Selection::kernelChanged, this, &VariantsPresenter::showOutdated);
  connect(&workbench_, &Workbench::architectureChanged, this, &VariantsPresenter::showOutdated);
}

void VariantsPresenter::showAll() {
  table_.setVariants(workbench_.variants().variants());
  charts_.setVariants(workbench_.variants().variants());
  charts_.setCurrentVariant(workbench_.selection().variant());
  showChosen();
  showProgress();
  showCurve();
  askRoofline();
  showOutdated();
}

/// What is highlighted is what is looked at: a row, or none while it is the plan.
void VariantsPresenter::showChosen() {
  const auto id = workbench_.selection().variant();
  if (!id)
    table_.clearChoice();
  else if (table_.currentVariant() != id)
    table_.selectVariant(*id);
}

/// Numbers of another text, kernel or device are never taken for those of what is looked at.
void VariantsPresenter::showOutdated() {
  const VariantController &variants = workbench_.variants();
  const ChosenKernel &built = variants.order().subject;
  if (variants.variants().empty() || !built.analysis) return table_.setOutdated({});
  if (!workbench_.areRowsOfText())
    return table_.setOutdated(tr("The source has changed since these variants were built: build them again."));
  if (built.kernel != workbench_.selection().kernel())
    return table_.setOutdated(tr("These are variants of %1.").arg(toQString(built.kernel.name)));
  if (built.architecture != workbench_.architecture())
    return table_.setOutdated(tr("These variants were built for %1.").arg(toQString(built.architecture)));
  table_.setOutdated({});
}

void VariantsPresenter::showRow(const session::Variant &variant) {
  table_.updateVariant(variant);
  showProgress();
  if (variant.status == session::VariantStatus::waiting && !variant.measurement) return;
  charts_.setVariants(workbench_.variants().variants());
  if (isOriginal(variant)) showCurve();
  if (variant.measurement) askRoofline();
}

void VariantsPresenter::showProgress() {
  const VariantController &variants = workbench_.variants();
  const VerificationController &verification = workbench_.verification();
  table_.setBuilding(variants.isRunning());
  if (variants.isRunning())
    table_.setProgress(variants.doneCount(), static_cast<int>(variants.variants().size()));
  else if (verification.isRunning())
    table_.setProgress(verification.doneCount(), verification.count() + 1); // the original is run for them all
  else if (workbench_.measurement().isRunning())
    table_.setProgress(workbench_.measurement().doneCount(), workbench_.measurement().count());
  else if (workbench_.isTakingKernel())
    table_.setProgress(0, 1);
  else
    table_.setProgress(0, 0);
}

/// Occupancy against registers, with the block and the shared memory of the original.
void VariantsPresenter::showCurve() {
  const auto &variants = workbench_.variants().variants();
  const auto original = std::ranges::find_if(variants, session::isOriginal);
  charts_.setOccupancyCurve({});
  if (original == variants.end() || original->resources.empty()) {
    charts_.setCurveReason(tr("The curve is drawn when the original is built."));
    return;
  }
  const auto threads = original->block.volume();
  if (!threads || !original->dynamicSharedBytes) {
    charts_.setCurveReason(toQString(original->occupancyReason));
    return;
  }
  const auto capability = device::parseComputeCapability(workbench_.variants().order().subject.architecture);
  const auto limits = capability ? device::limitsOf(*capability)
                                 : Result<device::MultiprocessorLimits>(std::unexpected(capability.error()));
  if (!limits) {
    charts_.setCurveReason(views::textOfCore(limits.error().message));
    return;
  }
  const build::KernelResources &used = original->resources.front();
  charts_.setOccupancyCurve(
      device::occupancyAgainstRegisters(*limits, {.threadsPerBlock = static_cast<std::uint32_t>(*threads),
                                                  .registersPerThread = used.registersPerThread,
                                                  .staticSharedBytes = used.staticSharedBytes,
                                                  .dynamicSharedBytes = *original->dynamicSharedBytes,
                                                  .barriersPerBlock = used.barriers}));
}

/// A row whose time stands in the charts; null where there is none.
const session::Variant *VariantsPresenter::measuredRow() const {
  const auto &variants = workbench_.variants().variants();
  const auto found = std::ranges::find_if(variants, [](const session::Variant &variant) {
    return variant.measurement && variant.measurement->isComparable();
  });
  return found != variants.end() ? &*found : nullptr;
}

/// The roofs over what was measured. The chosen kernel in the chosen launch is that of the rows then: times of another
/// one cannot be compared.
void VariantsPresenter::askRoofline() {
  if (measuredRow() != nullptr && workbench_.areRowsCurrent()) roofline_.ask(workbench_.chosenKernel());
}

void VariantsPresenter::showRoofline(const RooflineController::Work &work) {
  const session::Variant *measured = measuredRow();
  if (measured == nullptr) return;
  const measure::Environment &environment = measured->measurement->environment;
  const auto roofline =
      *work ? workflow::rooflineOf(**work, environment) : estimate::notEstimated(std::string(work->error().message));
  if (roofline)
    charts_.setRoofline(*roofline, toQString(environment.gpu));
  else
    charts_.setRooflineReason(tr("There is no roofline: %1.").arg(toQString(roofline.error())));
}

void VariantsPresenter::showSpace() {
  table_.setSpace(toQString(workbench_.space().spaceOf(workbench_.selection().kernel())));
  checkSpace();
}

void VariantsPresenter::checkSpace() {
  const KernelKey &kernel = workbench_.selection().kernel();
  const auto plans = workbench_.space().plansOf(kernel, workbench_.plans().planOf(kernel));
  table_.setSpaceProblem(plans ? QString() : views::textOfCore(plans.error().message));
  table_.setSpaceCount(plans && !kernel.isNone() ? std::optional(static_cast<int>(plans->size())) : std::nullopt);
}

/// What is offered to complete a space: coarsening of the kernel's own text, and the other steps that may be made now.
void VariantsPresenter::showChoices() {
  const Verdicts &verdicts = workbench_.verdicts();
  QStringList choices;
  if (verdicts.kernel == workbench_.selection().kernel()) {
    std::vector<CheckedStep> steps = verdicts.ofStart;
    for (const CheckedStep &checked : verdicts.steps)
      if (descriptorOf(checked.step).group != transform::PanelGroup::threadCoarsening) steps.push_back(checked);
    for (const std::string &choice : spaceChoices(steps))
      choices << toQString(choice);
  }
  table_.setSpaceChoices(choices);
}

void VariantsPresenter::showBuildPossible() {
  if (workbench_.selection().kernel().isNone())
    return table_.setBuildPossible(false, tr("Open a file that holds a kernel."));
  // Without a compiler variants are still written and judged.
  table_.setBuildPossible(true);
}

} // namespace warpgrain::gui
