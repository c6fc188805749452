// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shared/Texts.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace warpgrain::gui {

using views::toPath;
using views::toUtf8;

inline QString toQString(std::string_view text) {
  return views::toQString(text);
}

inline QString toQString(const std::string &text) {
  return views::toQString(std::string_view(text));
}

inline QString toQString(const std::filesystem::path &path) {
  return views::toQString(std::string_view(path.native()));
}

} // namespace warpgrain::gui
