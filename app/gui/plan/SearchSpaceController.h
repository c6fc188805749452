// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/VerdictController.h"
#include "core/base/Error.h"

#include <QObject>

#include <map>
#include <string>
#include <vector>

namespace warpgrain::gui {

/// The space whose variants are built, for each kernel: what a person has typed, else the factors that may be chosen
/// along one dimension.
class SearchSpaceController : public QObject {
  Q_OBJECT

public:
  using QObject::QObject;

  void setVerdicts(const Verdicts &verdicts);
  void type(const KernelKey &kernel, std::string space);
  /// A space that was made by choosing values, not typed; empty: the original alone.
  void choose(const KernelKey &kernel, std::string space);
  /// Another unit was opened.
  void clear();

  /// As a person has typed them.
  const std::map<KernelKey, std::string> &typed() const { return typed_; }

  /// Takes their place, before a kernel is looked at.
  void restore(std::map<KernelKey, std::string> typed) { typed_ = std::move(typed); }

  /// "coarsen y 1,2,4,8"; empty where nothing may be chosen.
  std::string spaceOf(const KernelKey &kernel) const;

  /// The plans of the space, with one more where it is not among them. An empty space is the original alone.
  Result<std::vector<transform::Plan>> plansOf(const KernelKey &kernel, const transform::Plan &chosen) const;

Q_SIGNALS:
  void spaceChanged(const warpgrain::gui::KernelKey &kernel);
  /// A person has typed or chosen one.
  void spaceTyped();

private:
  std::map<KernelKey, std::string> typed_;
  std::map<KernelKey, std::string> defaults_;
};

/// The factors that may be chosen, with 1, of the dimension and mode that has most of them. Where they are as many:
/// threads before blocks, and along y before x, which keeps a warp's accesses as they are.
std::string defaultSpace(const std::vector<CheckedStep> &steps);

/// The dimensions that a space can have, with all values that may be chosen: "coarsen y 1,2,4,8", "stage A".
std::vector<std::string> spaceChoices(const std::vector<CheckedStep> &steps);

} // namespace warpgrain::gui
