// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/WhiteSpaceSetting.h"

#include "views/compare/CompareView.h"

#include <QSettings>

namespace warpgrain::gui {

using views::WhiteSpace;

namespace {

constexpr QLatin1StringView ignoresKey("compare/ignoreWhiteSpace");

} // namespace

void takeWhiteSpace(views::CompareView &comparison, const QSettings &settings) {
  comparison.setWhiteSpace(settings.value(ignoresKey, false).toBool() ? WhiteSpace::ignored : WhiteSpace::counts);
}

void rememberWhiteSpace(views::CompareView &comparison, QSettings &settings) {
  takeWhiteSpace(comparison, settings);
  QObject::connect(&comparison, &views::CompareView::whiteSpaceChosen, &comparison,
                   [&settings](WhiteSpace chosen) { settings.setValue(ignoresKey, chosen == WhiteSpace::ignored); });
}

} // namespace warpgrain::gui
