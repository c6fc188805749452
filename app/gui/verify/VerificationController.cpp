// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verify/VerificationController.h"

#include "app/gui/base/Texts.h"
#include "core/run/LaunchText.h"
#include "core/run/Verification.h"

namespace warpgrain::gui {

namespace {

using session::VariantVerification;

std::vector<std::string> sentencesOf(const execute::ExecutionOutcome &outcome) {
  std::vector<std::string> out;
  for (const execute::Finding &finding : outcome.findings)
    out.push_back((finding.line > 0 ? finding.file + ":" + std::to_string(finding.line) + ": " : std::string()) +
                  finding.message);
  return out;
}

VariantVerification resultOf(const execute::Verification &row, const std::string &launch) {
  VariantVerification out{.status = row.status, .reason = row.reason, .launch = launch};
  if (row.run) out.findings = sentencesOf(*row.run);
  return out;
}

} // namespace

/// One order on its way: lives on the thread.
class VerificationController::Work {
public:
  Work(const VerificationOrder &order, KeptParser &parser, const ToolkitFuture &toolkit,
       const execute::FindExecutor &findExecutor, CancellationToken cancel)
      : order_(order), parser_(parser), toolkit_(toolkit), findExecutor_(findExecutor), cancel_(std::move(cancel)) {}

  /// Hands each row's answer to `report`. Fails where nothing can be run (usage: the launch is not known in full).
  Result<void> run(const std::function<void(std::size_t, const VariantVerification &)> &report) {
    execute::VerifierSettings settings{.subject = subjectOf(order_.subject, toolkit_, &parser_)};
    if (auto can = checkCanRun(settings.subject); !can) return can;
    const auto executor = findExecutor_();
    if (!executor) return std::unexpected(executor.error());
    const auto verifier = execute::Verifier::create(std::move(settings), *executor, cancel_);
    if (!verifier) return std::unexpected(verifier.error());
    const std::string launch = launchText(verifier->launch());
    for (const VerificationOrder::Row &row : order_.rows) {
      if (row.plan.empty()) {
        report(row.id, {.findings = sentencesOf(verifier->original()), .launch = launch});
        continue;
      }
      report(row.id, {.isRunning = true});
      const auto result = verifier->verify(row.plan, cancel_);
      if (!result) return std::unexpected(result.error());
      report(row.id, resultOf(*result, launch));
    }
    return {};
  }

private:
  const VerificationOrder &order_;
  KeptParser &parser_;
  const ToolkitFuture &toolkit_;
  const execute::FindExecutor &findExecutor_;
  CancellationToken cancel_;
};

VerificationController::VerificationController(ToolkitFuture toolkit, execute::FindExecutor findExecutor,
                                               QObject *parent)
    : QObject(parent), toolkit_(toolkit), findExecutor_(std::move(findExecutor)),
      parser_(std::make_shared<KeptParser>(std::move(toolkit))), run_(this) {
  if (!findExecutor_) findExecutor_ = [] { return execute::Executor::find(); };
}

VerificationController::~VerificationController() = default;

void VerificationController::verify(VerificationOrder order) {
  if (isRunning() || !order.subject.isThere()) return;
  order_ = std::move(order);
  done_ = 0;
  run_.start(
      [this, order = order_](const CancellationToken &cancel, const OneRun::Post &post) {
        return Work(order, *parser_, toolkit_, findExecutor_, cancel)
            .run([this, &post](std::size_t id, const VariantVerification &row) {
              post([this, id, row] {
                if (!row.isRunning) ++done_;
                Q_EMIT verified(id, row);
              });
            });
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
