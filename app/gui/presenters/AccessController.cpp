// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presenters/AccessController.h"

#include "app/gui/access/ExecutedAccess.h"

namespace warpgrain::gui {

using views::LaunchNumber;

access::LaunchContext launchContextOf(const LaunchController &launch) {
  access::LaunchContext context;
  context.block = launch.block();
  context.grid = launch.grid();
  context.arguments = launch.arguments();
  return context;
}

void typeNumber(LaunchController &launch, const LaunchNumber &number) {
  switch (number.kind) {
  case LaunchNumber::Kind::block:
    return launch.typeBlock(number.axis, number.value);
  case LaunchNumber::Kind::grid:
    return launch.typeGrid(number.axis, number.value);
  default:
    return launch.typeArgument(number.name, number.value);
  }
}

namespace {

std::vector<LaunchNumber> numbersOf(const LaunchController &launch) {
  std::vector<LaunchNumber> numbers;
  const auto add = [&numbers](LaunchNumber::Kind kind, const model::Extents &told, const model::Extents &now) {
    for (const model::Axis axis : model::allAxes)
      if (!told[axis]) numbers.push_back({.kind = kind, .axis = axis, .value = now[axis]});
  };
  // Numbers that the source holds but does not tell for certain can be changed.
  add(LaunchNumber::Kind::block, launch.toldBlock(), launch.block());
  add(LaunchNumber::Kind::grid, launch.toldGrid(), launch.grid());
  for (const auto &[name, value] : launch.arguments())
    numbers.push_back({.kind = LaunchNumber::Kind::argument, .name = name, .value = value});
  return numbers;
}

bool isSame(const AccessRequest &one, const AccessRequest &other) {
  return one.analysis == other.analysis && one.kernel == other.kernel && one.launch.block == other.launch.block &&
         one.launch.grid == other.launch.grid && one.launch.arguments == other.launch.arguments &&
         one.numbers == other.numbers && one.site == other.site;
}

} // namespace

AccessController::AccessController(Workbench &workbench, QObject *parent)
    : QObject(parent), workbench_(workbench),
      analyser_(this, analyseAccesses, [this](const AccessAnalysisPointer &analysis) { take(analysis); }),
      painter_(
          this,
          [maker = std::make_shared<PictureMaker>()](const PictureRequest &request, const CancellationToken &cancel) {
            return maker->make(request, cancel);
          },
          [this](const views::AccessPicture &picture) { Q_EMIT pictured(picture); }) {
  soon_.setSingleShot(true);
  soon_.setInterval(0);
  connect(&soon_, &QTimer::timeout, this, &AccessController::begin);
  const auto soon = [this] { soon_.start(); };
  connect(&workbench_, &Workbench::analysed, this, soon);
  connect(&workbench_.selection(), &Selection::kernelChanged, this, soon);
  connect(&workbench_.launch(), &LaunchController::changed, this, soon);
}

AccessRequest AccessController::wanted() const {
  return {.analysis = workbench_.analysis(),
          .kernel = workbench_.selection().kernel(),
          .launch = launchContextOf(workbench_.launch()),
          .numbers = numbersOf(workbench_.launch()),
          .site = workbench_.launch().currentLaunch()};
}

void AccessController::begin() {
  AccessRequest request = wanted();
  if (isSame(request, asked_)) return;
  asked_ = std::move(request);
  if (!asked_.analysis || !asked_.analysis->unit || asked_.kernel.isNone()) {
    analyser_.drop();
    take(nullptr);
    return;
  }
  Q_EMIT begun();
  analyser_.ask(asked_);
}

void AccessController::take(const AccessAnalysisPointer &analysis) {
  current_ = analysis;
  Q_EMIT changed();
}

void AccessController::ask(const AccessAnalysisPointer &analysis, const views::PictureQuery &query) {
  if (!analysis || query.row >= analysis->keys.size()) return;
  CountedLaunchPointer counted = workbench_.counts().of(analysis->kernel);
  if (counted && !isCurrent(*counted, *analysis, workbench_.chosenKernel())) counted.reset();
  painter_.ask({.analysis = analysis, .query = query, .counted = std::move(counted)});
}

} // namespace warpgrain::gui
