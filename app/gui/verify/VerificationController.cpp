// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verify/VerificationController.h"

#include "app/gui/Texts.h"
#include "core/execute/LaunchText.h"
#include "core/execute/Verification.h"

#include <QMetaObject>

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
       const FindExecutor &findExecutor, CancellationToken cancel)
      : order_(order),
        job_{
            .analysis = order.analysis, .kernel = order.kernel, .architecture = order.architecture, .form = order.form},
        parser_(parser), toolkit_(toolkit), findExecutor_(findExecutor), cancel_(std::move(cancel)) {}

  /// Hands each row's answer to `report`. Fails where nothing can be run (usage: the launch is not known in full).
  Result<void> run(const std::function<void(std::size_t, const VariantVerification &)> &report) {
    auto settings = executorSettings(job_, toolkit_);
    if (!settings) return std::unexpected(settings.error());
    settings->reparse = [this](const transform::Texts &texts) { return parser_.parse(order_.analysis->parser, texts); };
    const auto executor = findExecutor_();
    if (!executor) return std::unexpected(executor.error());
    const auto verifier = execute::Verifier::create(std::move(*settings), *executor, cancel_);
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
  ExecutorJob job_;
  KeptParser &parser_;
  const ToolkitFuture &toolkit_;
  const FindExecutor &findExecutor_;
  CancellationToken cancel_;
};

VerificationController::VerificationController(ToolkitFuture toolkit, FindExecutor findExecutor, QObject *parent)
    : QObject(parent), toolkit_(toolkit), findExecutor_(std::move(findExecutor)),
      parser_(std::make_shared<KeptParser>(std::move(toolkit))) {
  if (!findExecutor_) findExecutor_ = [] { return execute::Executor::find(); };
}

VerificationController::~VerificationController() {
  stop_.request_stop();
}

/// Calls on the GUI thread, unless another run has begun meanwhile.
template <typename Call>
void VerificationController::post(std::uint64_t number, Call call) {
  QMetaObject::invokeMethod(
      this,
      [this, number, call = std::move(call)] {
        if (number == number_) call();
      },
      Qt::QueuedConnection);
}

void VerificationController::verify(VerificationOrder order) {
  if (running_ || !order.analysis || !order.analysis->unit) return;
  if (!model::isSome(findKernel(*order.analysis->unit, order.kernel))) return;
  if (thread_.joinable()) thread_.join(); // it has reported its end
  order_ = std::move(order);
  done_ = 0;
  running_ = true;
  stop_ = CancellationSource();
  const std::uint64_t number = ++number_;
  Q_EMIT started();
  thread_ = std::jthread([this, number, order = order_, cancel = stop_.get_token()] {
    Work work(order, *parser_, toolkit_, findExecutor_, cancel);
    const auto done = work.run([this, number](std::size_t id, const VariantVerification &row) {
      post(number, [this, id, row] {
        if (!row.isRunning) ++done_;
        Q_EMIT verified(id, row);
      });
    });
    post(number, [this, done, cancelled = cancel.stop_requested()] {
      running_ = false;
      if (!done && !cancelled)
        done.error().kind == ErrorKind::usage ? Q_EMIT launchWanted(toQString(done.error().message))
                                              : Q_EMIT failed(toQString(done.error().message));
      Q_EMIT finished(cancelled);
    });
  });
}

void VerificationController::cancel() {
  stop_.request_stop();
}

} // namespace warpgrain::gui
