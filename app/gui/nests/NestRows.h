// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/nests/NestStudy.h"
#include "views/nests/NestValues.h"

namespace warpgrain::gui {

/// What the view shows of the nests of a source, in the window's language.
views::NestList nestRowsOf(const NestStudy &study);
/// The same of a source whose nests could not be read.
views::NestList nestRowsOf(const Error &error, const std::filesystem::path &file);

/// What became of the nests in the program that was written, by the order of the study's.
views::NestTexts nestTextsOf(const NestStudy &study, const workflow::NestForm &form,
                             const Result<workflow::WrittenSource> &written);

} // namespace warpgrain::gui
