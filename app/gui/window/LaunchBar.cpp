// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/LaunchBar.h"

#include "app/gui/base/Texts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

namespace warpgrain::gui {

namespace {

/// The lowest value of a number box stands for "not known".
constexpr int notKnown = 0;
constexpr int noBytes = -1;

QString extentText(std::optional<std::int64_t> extent) {
  return extent ? QString::number(*extent) : QStringLiteral("?");
}

QString siteText(const LaunchSite &site) {
  return LaunchBar::tr("line %1: block %2 × %3 × %4")
      .arg(site.place.line)
      .arg(extentText(site.block[model::Axis::x]), extentText(site.block[model::Axis::y]),
           extentText(site.block[model::Axis::z]));
}

/// In the place of a launch, where no source has one.
QString noSiteText(const LaunchController &launch, bool hasKernel) {
  if (!hasKernel) return LaunchBar::tr("no launch");
  if (!launch.isLaunchedBeside()) return LaunchBar::tr("no launch found");
  const model::Extents block = launch.fromSource().block;
  return LaunchBar::tr("host program: block %1 × %2 × %3")
      .arg(extentText(block[model::Axis::x]), extentText(block[model::Axis::y]), extentText(block[model::Axis::z]));
}

} // namespace

LaunchBar::LaunchBar(Workbench &workbench, QWidget *parent)
    : QWidget(parent), workbench_(workbench), sites_(new QComboBox(this)) {
  sites_->setObjectName(QStringLiteral("launchBox"));
  sites_->setAccessibleName(tr("Launch"));
  sites_->setToolTip(tr("The launch that occupancy is computed for"));
  sites_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  auto *layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(sites_);
  layout->addWidget(new QLabel(tr("Block"), this));
  for (const model::Axis axis : model::allAxes) {
    const QString letter(QLatin1Char(model::letterOf(axis)));
    QSpinBox *box = makeNumber(QStringLiteral("block") + letter.toUpper(),
                               tr("Threads of a block along %1").arg(letter), axis == model::Axis::z ? 64 : 1024);
    block_[model::indexOf(axis)] = box;
    layout->addWidget(box);
  }
  bytes_ = makeNumber(QStringLiteral("sharedBytes"), tr("Dynamic shared memory of a block in bytes"), 1 << 20);
  bytes_->setMinimum(noBytes);
  bytes_->setSingleStep(1024);
  auto *label = new QLabel(tr("Dyn. shared"), this);
  label->setBuddy(bytes_);
  layout->addWidget(label);
  layout->addWidget(bytes_);
  connectNumbers();
  connect(&workbench_.launch(), &LaunchController::changed, this, &LaunchBar::showLaunch);
  connect(sites_, &QComboBox::activated, this, [this](int site) {
    workbench_.launch().choose(site);
    workbench_.selection().goTo(workbench_.launch().sites()[static_cast<std::size_t>(site)].place);
  });
  showLaunch();
}

QSpinBox *LaunchBar::makeNumber(const QString &name, const QString &help, int maximum) {
  auto *box = new QSpinBox(this);
  box->setObjectName(name);
  box->setToolTip(help);
  box->setAccessibleName(help);
  box->setRange(notKnown, maximum);
  box->setSpecialValueText(QStringLiteral("?"));
  box->setButtonSymbols(QAbstractSpinBox::NoButtons);
  box->setAlignment(Qt::AlignRight);
  box->setFixedWidth(box->fontMetrics().horizontalAdvance(QString::number(maximum)) + 22);
  return box;
}

void LaunchBar::connectNumbers() {
  for (const model::Axis axis : model::allAxes)
    connect(block_[model::indexOf(axis)], &QSpinBox::valueChanged, this, [this, axis](int threads) {
      workbench_.launch().typeBlock(axis, threads == notKnown ? std::nullopt : std::optional<std::int64_t>(threads));
    });
  connect(bytes_, &QSpinBox::valueChanged, this, [this](int bytes) {
    workbench_.launch().typeBytes(bytes == noBytes ? std::nullopt : std::optional(static_cast<std::uint32_t>(bytes)));
  });
}

void LaunchBar::showLaunch() {
  const LaunchController &launch = workbench_.launch();
  const bool hasKernel = !workbench_.selection().kernel().isNone();
  {
    const QSignalBlocker silent(sites_);
    sites_->clear();
    for (const LaunchSite &site : launch.sites())
      sites_->addItem(siteText(site));
    if (launch.sites().empty()) sites_->addItem(noSiteText(launch, hasKernel));
    sites_->setEnabled(!launch.sites().empty());
    sites_->setCurrentIndex(std::max(launch.current(), 0));
  }
  for (const model::Axis axis : model::allAxes) {
    QSpinBox *box = block_[model::indexOf(axis)];
    const QSignalBlocker silent(box);
    box->setEnabled(hasKernel && !launch.toldBlock()[axis]);
    box->setValue(static_cast<int>(launch.block()[axis].value_or(notKnown)));
  }
  const QSignalBlocker silent(bytes_);
  bytes_->setEnabled(hasKernel && !launch.toldBytes());
  bytes_->setValue(launch.bytes() ? static_cast<int>(*launch.bytes()) : noBytes);
}

} // namespace warpgrain::gui
