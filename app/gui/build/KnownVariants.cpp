// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/build/KnownVariants.h"

#include "app/gui/analysis/SameText.h"

#include <algorithm>

namespace warpgrain::gui {

namespace {

bool isOf(const KnownText &known, const model::Unit &unit, const KernelKey &kernel, const std::string &architecture) {
  const ChosenKernel &subject = known.order.subject;
  return subject.kernel == kernel && subject.architecture == architecture &&
         areSameTexts(*subject.analysis->unit, unit);
}

/// A result that is on its way is none.
void dropUnfinished(session::Variant &variant) {
  if (variant.verification && variant.verification->isRunning) variant.verification.reset();
  if (variant.measurement && variant.measurement->isRunning) variant.measurement.reset();
}

} // namespace

void KnownVariants::keep(const BuildRequest &order, const std::vector<session::Variant> &rows,
                         const MeasurementAge &age, const VerifiedLaunches &verified) {
  const ChosenKernel &subject = order.subject;
  if (!subject.analysis || !subject.analysis->unit || rows.empty()) return;
  const auto old = std::ranges::find_if(texts_, [&subject](const KnownText &known) {
    return isOf(known, *subject.analysis->unit, subject.kernel, subject.architecture);
  });
  KnownText now;
  if (old != texts_.end()) {
    now.measured = std::move(old->measured);
    texts_.erase(old);
  }
  now.order = order;
  now.rows = rows;
  now.age = age;
  now.verified = verified;
  for (session::Variant &row : now.rows) {
    dropUnfinished(row);
    if (row.measurement) now.measured[toString(row.plan)] = *row.measurement;
  }
  texts_.push_front(std::move(now));
  if (texts_.size() > most) texts_.pop_back();
}

const KnownText *KnownVariants::find(const model::Unit &unit, const KernelKey &kernel,
                                     const std::string &architecture) const {
  const auto found =
      std::ranges::find_if(texts_, [&](const KnownText &known) { return isOf(known, unit, kernel, architecture); });
  return found != texts_.end() ? &*found : nullptr;
}

const session::Variant *KnownVariants::builtAs(const model::Unit &unit, const KernelKey &kernel,
                                               const std::string &architecture) const {
  for (const KnownText &known : texts_) {
    if (known.order.subject.kernel != kernel || known.order.subject.architecture != architecture) continue;
    if (const session::Variant *row = gui::builtAs(known.order, known.rows, unit)) return row;
  }
  return nullptr;
}

} // namespace warpgrain::gui
