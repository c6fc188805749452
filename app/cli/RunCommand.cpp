// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/ProgramArguments.h"
#include "app/cli/ReadingLimits.h"
#include "core/workflow/Program.h"

#include <cstring>
#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

/// The program's own exit status is the command's; these are for what keeps it from having one, as `timeout` and
/// container tools have them.
enum RunStatus : int { statusTimedOut = 124, statusNotRun = 125, statusStopped = 126, statusOfSignals = 128 };

int tell(const std::string &message, int status) {
  std::cerr << "warpgrain-cli: " << message << '\n';
  return status;
}

std::string secondsText(double seconds) {
  std::string text = std::to_string(seconds);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text + (text == "1" ? " second" : " seconds");
}

int statusOfEnding(const run::ProgramRun &run, const ProgramArguments &arguments) {
  const AttachedEnding &ending = run.ending;
  if (ending.timedOut)
    return tell("The program did not end within " + secondsText(arguments.timeoutSeconds) +
                    "; allow more time with --timeout, or give it less to do.",
                statusTimedOut);
  if (run.outcome.fault.kind != run::FaultKind::none)
    return tell(run.outcome.fault.text(), run.begun ? statusStopped : statusNotRun);
  if (ending.interruptedBy) return statusOfSignals + *ending.interruptedBy;
  if (!run.begun) {
    const std::string how =
        ending.signal ? "with signal " + std::to_string(*ending.signal) + " (" + strsignal(*ending.signal) + ") "
                      : "with exit status " + std::to_string(*ending.exitCode) + " ";
    return tell("The executor ended " + how +
                    "before the program began, while the program was compiled. If the program is large, allow the "
                    "compiler more memory with --memory.",
                statusNotRun);
  }
  if (!ending.signal) return *ending.exitCode;
  return tell("The program ended with signal " + std::to_string(*ending.signal) + " (" + strsignal(*ending.signal) +
                  ").",
              statusOfSignals + *ending.signal);
}

void tellFindings(const run::ExecutionOutcome &outcome) {
  for (const run::Finding &finding : outcome.findings)
    std::cerr << "warpgrain-cli: "
              << (finding.line > 0 ? finding.file + ":" + std::to_string(finding.line) + ": " : std::string())
              << finding.message << '\n';
}

/// Says how a launch form that was written is used.
void tellForm(const workflow::WrittenForm &written) {
  const run::RecordedForm &form = written.recorded;
  for (const std::string &note : form.notes)
    std::cerr << "warpgrain-cli: note: " << note << '\n';
  std::cerr << "warpgrain-cli: the launch is written to " << written.file.string()
            << "; use it with: warpgrain-cli verify " << written.source.string() << " --kernel " << form.kernel
            << (form.instance.empty() ? "" : " --instance \"" + form.instance + "\"") << " --launch "
            << written.file.string() << '\n';
}

int run(const ProgramArguments &arguments, const CommandContext &context) {
  const auto program = [&] {
    const ReadingLimits limits;
    return workflow::openProgram(programOrder(arguments, context));
  }();
  if (!program) return tell(program.error().message, statusNotRun);
  const auto executor = run::Executor::find();
  if (!executor) return tell(executor.error().message, statusNotRun);
  const auto timeout = std::chrono::milliseconds(static_cast<std::int64_t>(arguments.timeoutSeconds * 1000));
  const auto ran = run::runProgram(*executor, program->request, timeout);
  if (!ran) return tell(ran.error().message, statusNotRun);
  tellFindings(ran->outcome);
  const int status = statusOfEnding(*ran, arguments);
  if (arguments.record.empty() || !ran->begun) return status;
  const auto written = workflow::writeRecordedForm(*ran, *program, arguments.record);
  if (!written) return tell(written.error().message, statusNotRun);
  tellForm(*written);
  return status;
}

} // namespace

void addRunCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand(
      "run", "Compile a whole program and run it, its kernels on the CPU; the program's arguments go after `--`");
  auto arguments = std::make_shared<ProgramArguments>();
  arguments->addTo(*command);
  command->footer(
      "The exit status is the program's own; 124: it ran out of time, 125: it could not be run, 126: a kernel "
      "was stopped,\n128 and a signal's number: it ended by that signal.");
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli
