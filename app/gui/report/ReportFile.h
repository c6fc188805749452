// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"

#include <QByteArray>
#include <QString>

#include <filesystem>
#include <string>

namespace warpgrain::gui {

/// Writes a page of HTML as it is, or, where the file's name ends in .pdf, as pages of paper. The file is written whole
/// or not at all. May be called on any thread. Fails (input) where it cannot be written.
Result<void> writeReport(const std::string &page, const QString &title, const std::filesystem::path &target);

/// The page as pages of paper, in PDF. May be called on any thread.
QByteArray reportPdf(const std::string &page, const QString &title);

} // namespace warpgrain::gui
