// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verify/VerificationController.h"

#include "app/gui/base/Texts.h"
#include "app/gui/hand/HandSources.h"
#include "core/run/launch/LaunchText.h"
#include "core/workflow/VerifiedVariant.h"
#include "views/shared/CoreText.h"

#include <functional>

namespace warpgrain::gui {

namespace {

using session::VariantVerification;

/// What is run of a row by hand, or why not.
using Report = std::function<void(std::size_t id, const VariantVerification &)>;

/// Runs a kernel by hand beside the original, with the same launch and the same sizes. What cannot be run is the answer
/// of its row.
Result<void> verifyByHand(const VerificationOrder::Row &row, const run::KernelSubject &subject,
                          const session::OpenHand &open, const run::FindExecutor &findExecutor,
                          const CancellationToken &cancel, const Report &report) {
  report(row.id, {.isRunning = true});
  const auto failed = [&](const Error &error) {
    if (error.kind == ErrorKind::cancelled) return Result<void>(std::unexpected(error));
    report(row.id, {.status = run::VerificationStatus::failed, .reason = error.message});
    return Result<void>();
  };
  const auto source = readHand(*row.byHand, subject, open);
  if (!source) return failed(source.error());
  workflow::VerifyOrder order{.settings = {.subject = subject}, .plans = {}};
  order.against = source->subject;
  order.against->form = {};
  const auto verified = workflow::verifyPlans(std::move(order), findExecutor, {}, cancel);
  if (!verified) return failed(verified.error());
  VariantVerification answer = workflow::variantRow(verified->plans.back(), launchText(verified->verifier.launch()) +
                                                                                "; " + verified->against->name + ": " +
                                                                                launchText(verified->against->launch));
  for (const std::string &note : verified->against->notes)
    answer.launch += "; " + note;
  report(row.id, answer);
  return {};
}

/// The rows of steps are run; the original itself has run before them.
Result<void> verifyRows(const VerificationOrder &order, const run::KernelSubject &subject,
                        const run::FindExecutor &findExecutor, const CancellationToken &cancel,
                        const session::OpenHand &open, const Report &report) {
  std::vector<std::size_t> ids;
  std::vector<transform::Plan> plans;
  for (const VerificationOrder::Row &row : order.rows) {
    if (row.plan.empty() || row.byHand) continue;
    ids.push_back(row.id);
    plans.push_back(row.plan);
  }
  std::string launch;
  const workflow::VerifyProgress progress{
      .originalRan =
          [&](const run::Verifier &verifier) {
            launch = launchText(verifier.launch());
            for (const VerificationOrder::Row &row : order.rows)
              if (row.plan.empty() && !row.byHand) report(row.id, workflow::originalRow(verifier, launch));
          },
      .planBegan = [&](std::size_t plan) { report(ids[plan], {.isRunning = true}); },
      .planRan = [&](std::size_t plan,
                     const workflow::VerifiedPlan &row) { report(ids[plan], workflow::variantRow(row, launch)); }};
  const auto done =
      workflow::verifyPlans({.settings = {.subject = subject}, .plans = plans}, findExecutor, progress, cancel);
  if (!done) return std::unexpected(done.error());
  for (const VerificationOrder::Row &row : order.rows)
    if (row.byHand)
      if (auto ran = verifyByHand(row, subject, open, findExecutor, cancel, report); !ran) return ran;
  return {};
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
        const auto open = openHandBeside(order.subject, parser_->another());
        return verifyRows(order, subjectOf(order.subject, parser_), findExecutor_, cancel, open, report);
      },
      [this](const Result<void> &done, bool cancelled) {
        if (!done && !cancelled)
          done.error().kind == ErrorKind::usage ? Q_EMIT launchWanted(views::textOfCore(done.error().message))
                                                : Q_EMIT failed(views::textOfCore(done.error().message));
        Q_EMIT finished(cancelled);
      });
  Q_EMIT started();
}

void VerificationController::cancel() {
  run_.cancel();
}

} // namespace warpgrain::gui
