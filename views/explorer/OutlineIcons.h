// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/explorer/Outline.h"

#include <QIcon>

#include <map>

class QWidget;

namespace warpgrain::views {

/// The icons of the explorer's rows, in the colours of a widget. All rows of a kind share one icon: a unit has
/// thousands of rows, and an icon holds six pictures.
class OutlineIcons {
public:
  explicit OutlineIcons(const QWidget &widget);

  /// Kinds without an icon are not among them.
  const std::map<OutlineKind, QIcon> &all() const { return icons_; }

private:
  std::map<OutlineKind, QIcon> icons_;
};

} // namespace warpgrain::views
