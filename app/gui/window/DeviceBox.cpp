// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/DeviceBox.h"

#include "app/gui/base/Texts.h"
#include "core/device/MultiprocessorLimits.h"

#include <algorithm>
#include <array>
#include <utility>

namespace warpgrain::gui {

namespace {

/// NVIDIA's names, by compute capability (https://developer.nvidia.com/cuda-gpus).
constexpr std::array<std::pair<std::string_view, std::string_view>, 18> names{{
    {"sm_50", "Maxwell (GTX 750)"},
    {"sm_52", "Maxwell (GTX 900, M40)"},
    {"sm_53", "Maxwell (Tegra X1)"},
    {"sm_60", "Pascal (P100)"},
    {"sm_61", "Pascal (GTX 10, P4, P40)"},
    {"sm_62", "Pascal (Tegra X2)"},
    {"sm_70", "Volta (V100)"},
    {"sm_72", "Volta (Xavier)"},
    {"sm_75", "Turing (T4, RTX 20)"},
    {"sm_80", "Ampere (A100)"},
    {"sm_86", "Ampere (A40, RTX 30)"},
    {"sm_87", "Ampere (Orin)"},
    {"sm_89", "Ada (L4, L40, RTX 40)"},
    {"sm_90", "Hopper (H100, H200)"},
    {"sm_100", "Blackwell (B200)"},
    {"sm_103", "Blackwell (B300)"},
    {"sm_120", "Blackwell (RTX 50)"},
    {"sm_121", "Blackwell (GB10)"},
}};

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
  const auto found = std::ranges::find(names, architecture, &std::pair<std::string_view, std::string_view>::first);
  const QString name = toQString(architecture);
  return found != names.end() ? QStringLiteral("%1: %2").arg(name, toQString(found->second)) : name;
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
