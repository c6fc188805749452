// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/build/KnownVariants.h"

#include "app/gui/analysis/SameText.h"

#include <algorithm>

namespace warpgrain::gui {

namespace {

bool isOf(const KnownText &known, const Analysis &analysis, const KernelKey &kernel, const std::string &architecture) {
  const ChosenKernel &subject = known.order.subject;
  return subject.kernel == kernel && subject.architecture == architecture && isSameSource(*subject.analysis, analysis);
}

/// A result that is on its way is none.
void dropUnfinished(session::Variant &variant) {
  if (variant.verification && variant.verification->isRunning) variant.verification.reset();
  if (variant.measurement && variant.measurement->isRunning) variant.measurement.reset();
}

} // namespace

KnownText knownTextOf(const BuildRequest &order, const std::vector<session::Variant> &rows, const MeasurementAge &age,
                      const VerifiedLaunches &verified, const KnownText *before) {
  KnownText now{.order = order, .rows = rows, .measured = {}, .age = age, .verified = verified};
  if (before != nullptr) now.measured = before->measured;
  for (session::Variant &row : now.rows) {
    dropUnfinished(row);
    if (row.measurement) now.measured[stepsOf(row)] = *row.measurement;
  }
  return now;
}

void KnownVariants::keep(const BuildRequest &order, const std::vector<session::Variant> &rows,
                         const MeasurementAge &age, const VerifiedLaunches &verified) {
  const ChosenKernel &subject = order.subject;
  if (!subject.analysis || !subject.analysis->unit || rows.empty()) return;
  keep(knownTextOf(order, rows, age, verified, find(*subject.analysis, subject.kernel, subject.architecture)));
}

void KnownVariants::keep(KnownText known) {
  const ChosenKernel &subject = known.order.subject;
  std::erase_if(texts_, [&subject](const KnownTextPointer &old) {
    return isOf(*old, *subject.analysis, subject.kernel, subject.architecture);
  });
  texts_.push_front(std::make_shared<const KnownText>(std::move(known)));
  if (texts_.size() > most) texts_.pop_back();
}

const KnownText *KnownVariants::find(const Analysis &analysis, const KernelKey &kernel,
                                     const std::string &architecture) const {
  const auto found = std::ranges::find_if(
      texts_, [&](const KnownTextPointer &known) { return isOf(*known, analysis, kernel, architecture); });
  return found != texts_.end() ? found->get() : nullptr;
}

const session::Variant *KnownVariants::builtAs(const Analysis &analysis, const KernelKey &kernel,
                                               const std::string &architecture) const {
  for (const KnownTextPointer &known : texts_) {
    const BuildRequest &order = known->order;
    if (order.subject.kernel != kernel || order.subject.architecture != architecture) continue;
    if (const session::Variant *row = gui::builtAs(order, known->rows, analysis)) return row;
  }
  return nullptr;
}

} // namespace warpgrain::gui
