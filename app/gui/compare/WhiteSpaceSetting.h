// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QSettings;

namespace warpgrain::views {
class CompareView;
}

namespace warpgrain::gui {

/// Has a comparison ignore white space where the settings say so.
void takeWhiteSpace(views::CompareView &comparison, const QSettings &settings);

/// The same, and writes into the settings what a person chooses there. The settings must outlive the view.
void rememberWhiteSpace(views::CompareView &comparison, QSettings &settings);

} // namespace warpgrain::gui
