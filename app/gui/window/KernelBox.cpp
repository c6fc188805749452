// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/KernelBox.h"

#include "app/gui/base/Texts.h"

#include <algorithm>
#include <map>
#include <string_view>

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
    std::map<std::string_view, int> shares;
    for (const KernelPlace &kernel : kernels_)
      ++shares[kernel.key.name];
    QStringList texts;
    for (const KernelPlace &kernel : kernels_) {
      // Kernels that share a name are told apart by their line.
      const QString name = toQString(kernel.key.name);
      texts << (shares[kernel.key.name] > 1 ? tr("%1 (line %2)").arg(name).arg(kernel.name.line) : name);
    }
    clear();
    addItems(texts);
    setEnabled(!kernels_.empty());
  }
  showCurrent();
}

void KernelBox::showCurrent() {
  const auto found = std::ranges::find(kernels_, workbench_.selection().kernel(), &KernelPlace::key);
  setCurrentIndex(found != kernels_.end() ? static_cast<int>(found - kernels_.begin()) : -1);
}

} // namespace warpgrain::gui
