// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/build/BuildRequest.h"

#include "app/gui/analysis/SameText.h"

#include <algorithm>

namespace warpgrain::gui {

const session::Variant *builtAs(const BuildRequest &order, const std::vector<session::Variant> &rows,
                                const Analysis &now) {
  const AnalysisPointer &analysis = order.subject.analysis;
  if (!analysis || !analysis->unit) return nullptr;
  const auto found = std::ranges::find_if(rows, [&](const session::Variant &row) {
    const bool isOfSource = !row.byHand || session::isOfSource(*row.byHand, *analysis->unit);
    return row.status == session::VariantStatus::built && isOfSource && isSameSource(*analysis, row.texts, now);
  });
  return found != rows.end() ? &*found : nullptr;
}

} // namespace warpgrain::gui
