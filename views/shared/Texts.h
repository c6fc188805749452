// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <filesystem>
#include <string>
#include <string_view>

namespace warpgrain::views {

/// Core's texts are UTF-8 in std::string; Qt's are UTF-16. Bytes that are no UTF-8 become U+FFFD.
QString toQString(std::string_view utf8);

inline QString toQString(const std::string &utf8) {
  return toQString(std::string_view(utf8));
}

inline QString toQString(const char *utf8) {
  return toQString(std::string_view(utf8));
}

QString toQString(const std::filesystem::path &path);
/// Plain text as a tooltip: one with long lines becomes rich text, which Qt wraps.
QString toolTipOf(const QString &text);
std::string toUtf8(const QString &text);
std::filesystem::path toPath(const QString &text);

} // namespace warpgrain::views
