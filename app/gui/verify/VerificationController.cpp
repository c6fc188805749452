// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verify/VerificationController.h"

#include "app/gui/base/Texts.h"
#include "core/run/launch/LaunchText.h"
#include "core/workflow/VerifiedVariant.h"

#include <functional>

namespace warpgrain::gui {

namespace {

using session::VariantVerification;

/// The rows of steps are run; the original itself has run before them.
Result<void> verifyRows(const VerificationOrder &order, const run::KernelSubject &subject,
                        const run::FindExecutor &findExecutor, const CancellationToken &cancel,
                        const std::function<void(std::size_t id, const VariantVerification &)> &report) {
  std::vector<std::size_t> ids;
  std::vector<transform::Plan> plans;
  for (const VerificationOrder::Row &row : order.rows) {
    if (row.plan.empty()) continue;
    ids.push_back(row.id);
    plans.push_back(row.plan);
  }
  std::string launch;
  const workflow::VerifyProgress progress{
      .originalRan =
          [&](const run::Verifier &verifier) {
            launch = launchText(verifier.launch());
            for (const VerificationOrder::Row &row : order.rows)
              if (row.plan.empty()) report(row.id, workflow::originalRow(verifier, launch));
          },
      .planBegan = [&](std::size_t plan) { report(ids[plan], {.isRunning = true}); },
      .planRan = [&](std::size_t plan,
                     const workflow::VerifiedPlan &row) { report(ids[plan], workflow::variantRow(row, launch)); }};
  const auto done =
      workflow::verifyPlans({.settings = {.subject = subject}, .plans = plans}, findExecutor, progress, cancel);
  return done ? Result<void>() : std::unexpected(done.error());
}

} // namespace

VerificationController::VerificationController(std::shared_ptr<KeptParser> parser, run::FindExecutor findExecutor,
                                               QObject *parent)
    : QObject(parent), parser_(std::move(parser)), findExecutor_(std::move(findExecutor)), run_(this) {
  if (!findExecutor_) findExecutor_ = [] { return run::Executor::find(); };
}

VerificationController::~VerificationController() = default;

void VerificationController::verify(VerificationOrder order) {
  if (isRunning() || !order.subject.isThere()) return;
  order_ = std::move(order);
  done_ = 0;
  run_.start(
      [this, order = order_](const CancellationToken &cancel, const OneRun::Post &post) {
        const auto report = [this, &post](std::size_t id, const VariantVerification &row) {
          post([this, id, row] {
            if (!row.isRunning) ++done_;
            Q_EMIT verified(id, row);
          });
        };
        return verifyRows(order, subjectOf(order.subject, parser_), findExecutor_, cancel, report);
      },
      [this](const Result<void> &done, bool cancelled) {
        if (!done && !cancelled)
          done.error().kind == ErrorKind::usage ? Q_EMIT launchWanted(toQString(done.error().message))
                                                : Q_EMIT failed(toQString(done.error().message));
        Q_EMIT finished(cancelled);
      });
  Q_EMIT started();
}

void VerificationController::cancel() {
  run_.cancel();
}

} // namespace warpgrain::gui
