// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTextBrowser>

namespace warpgrain::views {

/// A text above a picture, which wraps and can be copied.
QLabel *makeCaption(QWidget *parent);
/// A page of text whose links somebody else follows.
QTextBrowser *makeText(const QString &name, QWidget *parent);

} // namespace warpgrain::views
