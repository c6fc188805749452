// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/variants/VariantsModel.h"

namespace warpgrain::views {

/// What stands in a cell. The original is the variant without steps; differences to it are told where they are given.
QString cellText(const session::Variant &variant, VariantColumn column, const session::Variant *original);
/// What a cell is sorted by: a number or a text; invalid where there is no value.
QVariant cellValue(const session::Variant &variant, VariantColumn column);
/// More than the cell has room for: reasons, thresholds, the compiler's log.
QString cellTooltip(const session::Variant &variant, VariantColumn column, const session::Variant *original);
/// Less than 0: better than the original's, more: worse, 0: the same, or neither can be said.
int comparedWithOriginal(const session::Variant &variant, VariantColumn column, const session::Variant *original);

QString statusName(session::VariantStatus status);
QString resourceName(device::Resource resource);
/// "32×8×1".
QString blockText(const model::Extents &block);
/// The verdict on its steps; of a variant by hand, whether runs have proved it.
QString standingText(const session::Variant &variant);
/// "coarsen y 4; coarsen x 2", "(original)", or the name of a kernel by hand.
QString stepsText(const session::Variant &variant);

} // namespace warpgrain::views
