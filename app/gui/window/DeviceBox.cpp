// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/DeviceBox.h"

#include "app/gui/base/Texts.h"
#include "core/device/KnownGpus.h"

#include <algorithm>

namespace warpgrain::gui {

namespace {

/// What Clang and nvcc of today know nothing of is not offered.
constexpr device::ComputeCapability oldest{.major = 5, .minor = 0};

std::vector<std::string> architecturesFor(const Result<build::CudaToolkit> *toolkit) {
  std::vector<std::string> out;
  for (const device::MultiprocessorLimits &limits : device::knownLimits())
    if (limits.capability >= oldest) out.push_back(limits.capability.architecture());
  if (toolkit != nullptr && *toolkit && !(*toolkit)->architectures.empty())
    std::erase_if(out, [&](const std::string &name) {
      return std::ranges::find((*toolkit)->architectures, name) == (*toolkit)->architectures.end();
    });
  return out;
}

} // namespace

QString deviceName(const std::string &architecture) {
  const QString name = toQString(architecture);
  const std::string_view products = device::productsOf(architecture);
  return products.empty() ? name : QStringLiteral("%1: %2").arg(name, toQString(products));
}

DeviceBox::DeviceBox(Workbench &workbench, QWidget *parent) : QComboBox(parent), workbench_(workbench) {
  setObjectName(QStringLiteral("deviceBox"));
  setAccessibleName(tr("Device"));
  setToolTip(tr("The GPU architecture that variants are built for"));
  setSizeAdjustPolicy(QComboBox::AdjustToContents);
  connect(&workbench_, &Workbench::toolkitFound, this, &DeviceBox::fill);
  connect(&workbench_, &Workbench::architectureChanged, this, &DeviceBox::showCurrent);
  connect(this, &QComboBox::activated, this, [this] { workbench_.setArchitecture(toUtf8(currentData().toString())); });
  fill();
}

void DeviceBox::fill() {
  clear();
  for (const std::string &architecture : architecturesFor(workbench_.toolkit()))
    addItem(deviceName(architecture), toQString(architecture));
  showCurrent();
}

void DeviceBox::showCurrent() {
  const QString wanted = toQString(workbench_.architecture());
  if (findData(wanted) < 0) addItem(deviceName(workbench_.architecture()), wanted); // the source's flags name it
  setCurrentIndex(findData(wanted));
}

} // namespace warpgrain::gui
