// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/KernelBox.h"

#include "app/gui/base/Texts.h"

#include <algorithm>

namespace warpgrain::gui {

KernelBox::KernelBox(Workbench &workbench, QWidget *parent) : QComboBox(parent), workbench_(workbench) {
  setObjectName(QStringLiteral("kernelBox"));
  setAccessibleName(tr("Kernel"));
  setToolTip(tr("The kernel whose grain is chosen"));
  setSizeAdjustPolicy(QComboBox::AdjustToContents);
  setMinimumContentsLength(10);
  setEnabled(false);
  connect(&workbench_, &Workbench::analysed, this, &KernelBox::fill);
  connect(&workbench_.selection(), &Selection::kernelChanged, this, &KernelBox::showCurrent);
  connect(this, &QComboBox::activated, this, [this](int index) {
    const KernelPlace kernel = kernels_[static_cast<std::size_t>(index)];
    workbench_.selection().setKernel(kernel.key);
    workbench_.selection().goTo(kernel.name);
  });
}

void KernelBox::fill() {
  const auto &kernels = workbench_.analysis()->outline.kernels();
  const bool same = std::ranges::equal(kernels, kernels_, {}, &KernelPlace::key, &KernelPlace::key);
  kernels_ = kernels;
  if (!same) {
    clear();
    for (const KernelPlace &kernel : kernels_) {
      // Kernels that share a name are told apart by their line.
      const auto shares = std::ranges::count_if(
          kernels_, [&kernel](const KernelPlace &other) { return other.key.name == kernel.key.name; });
      addItem(shares > 1 ? tr("%1 (line %2)").arg(toQString(kernel.key.name)).arg(kernel.name.line)
                         : toQString(kernel.key.name));
    }
    setEnabled(!kernels_.empty());
  }
  showCurrent();
}

void KernelBox::showCurrent() {
  const auto found = std::ranges::find(kernels_, workbench_.selection().kernel(), &KernelPlace::key);
  setCurrentIndex(found != kernels_.end() ? static_cast<int>(found - kernels_.begin()) : -1);
}

} // namespace warpgrain::gui
