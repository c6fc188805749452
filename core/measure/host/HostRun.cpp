// SPDX-License-Identifier: Apache-2.0
#include "core/measure/host/HostRun.h"

#include "core/measure/BundleContents.h"
#include "core/measure/BundleReader.h"
#include "core/measure/Fingerprint.h"
#include "core/measure/ResultFile.h"
#include "core/measure/host/Conversation.h"
#include "core/measure/host/HostScript.h"
#include "core/measure/host/RunnerSources.h"
#include "core/measure/host/Tar.h"

#include <charconv>
#include <set>

namespace warpgrain::measure {

namespace {

namespace fs = std::filesystem;

/// The files that the bundle names, its description, and the results it has: no others that lie in the folder.
std::vector<TarEntry> filesOf(const Bundle &bundle) {
  std::set<std::string> names = filesNamedBy(bundle);
  names.insert(bundleFileName);
  std::error_code error;
  if (fs::is_regular_file(fs::symlink_status(bundle.folder / resultFileName, error))) names.insert(resultFileName);
  std::vector<TarEntry> out;
  for (const std::string &name : names)
    out.push_back({.name = name, .source = bundle.folder / name});
  return out;
}

Result<std::string> printOf(const Bundle &bundle) {
  const auto prints = fingerprintsOf(bundle);
  if (!prints) return std::unexpected(prints.error());
  Fingerprint out;
  for (const std::string &print : *prints)
    out.add(print);
  return out.text();
}

std::string lastLine(std::string_view text) {
  while (text.ends_with('\n') || text.ends_with('\r'))
    text.remove_suffix(1);
  const std::size_t begin = text.rfind('\n');
  return std::string(begin == std::string_view::npos ? text : text.substr(begin + 1));
}

class HostRun {
public:
  HostRun(const HostRequest &request, const CancellationToken &cancel)
      : request_(request), cancel_(cancel), stream_(request.onRecord) {}

  Result<HostOutcome> run() {
    if (auto prepared = prepare(); !prepared) return std::unexpected(prepared.error());
    auto host = Conversation::start(commandWords(request_.command));
    if (!host) return std::unexpected(host.error());
    host_ = &*host;
    if (!host_->write(hostGreeting, cancel_) || !awaitGreeting()) return ended("no shell answered there");
    if (!host_->write(hostScript(task_), cancel_)) return ended("it took no script");
    while (const auto line = host_->readLine(cancel_)) {
      if (!line->starts_with(hostLead)) {
        stream_.add(*line + "\n");
        continue;
      }
      auto done = answer(line->substr(hostLead.size()));
      if (!done) return std::unexpected(done.error());
      if (*done) return finish();
    }
    return ended("");
  }

private:
  Result<void> prepare() {
    const auto print = printOf(*request_.bundle);
    if (!print) return std::unexpected(print.error());
    files_ = filesOf(*request_.bundle);
    const auto bytes = tarBytes(files_);
    if (!bytes) return std::unexpected(bytes.error());
    // The host may have the bundle from a call that allowed other times.
    const MeasureSettings &settings = request_.bundle->settings;
    std::vector<std::string> arguments{"--budget", std::to_string(settings.budgetSeconds), "--time-limit",
                                       std::to_string(settings.launchSeconds)};
    arguments.insert(arguments.end(), request_.runnerArguments.begin(), request_.runnerArguments.end());
    task_ = {.sources = runnerSourcesPrint(),
             .sourceBytes = runnerSources().size(),
             .bundle = *print,
             .bundleBytes = *bytes,
             .runnerArguments = std::move(arguments)};
    return {};
  }

  /// What a host says of itself before is no answer.
  bool awaitGreeting() {
    while (const auto line = host_->readLine(cancel_))
      if (*line == "warpgrain-host ready" || *line == "warpgrain-host ready\r") return true;
    return false;
  }

  void tell(const std::string &stage) const {
    if (request_.onStage) request_.onStage(stage);
  }

  /// True where it was the last word.
  Result<bool> answer(const std::string &word) {
    if (word == "send sources") {
      tell("sending the runner's sources");
      if (!host_->write(runnerSources(), cancel_)) return std::unexpected(ended("it took no sources").error());
    } else if (word == "send bundle") {
      tell("sending the bundle, " + std::to_string(task_.bundleBytes) + " bytes");
      const auto sent = writeTar(files_, [this](std::string_view piece) { return host_->write(piece, cancel_); });
      if (!sent && sent.error().kind != ErrorKind::cancelled) return std::unexpected(sent.error());
      // Where it was not taken the host says why, or ends.
    } else if (word == "building") {
      tell("building the runner");
    } else if (word == "running") {
      tell("measuring");
    } else if (word.starts_with("failed ")) {
      return fail(ErrorKind::tool, request_.command + ": " + word.substr(7));
    } else if (word.starts_with("ended ")) {
      const char *end = word.data() + word.size();
      if (std::from_chars(word.data() + 6, end, outcome_.runnerExit).ptr != end) outcome_.runnerExit = 1;
      return true;
    }
    return false;
  }

  Result<HostOutcome> finish() {
    // The host may remove the bundle: all lines are here. Where not all was measured it stays, to be gone on with.
    host_->write(outcome_.runnerExit == 0 ? "kept\n" : "leave\n", cancel_);
    while (host_->readLine(cancel_)) {
    }
    outcome_.messages = host_->errors();
    if (!stream_.strange().empty()) outcome_.messages += "The host also said: " + stream_.strange() + "\n";
    return std::move(outcome_);
  }

  Result<HostOutcome> ended(const std::string &why) {
    if (cancel_.stop_requested())
      return fail(ErrorKind::cancelled, "Measuring over " + request_.command + " was stopped.");
    const std::string said = lastLine(host_->errors());
    return fail(ErrorKind::tool, "The connection over " + request_.command + " ended too early" +
                                     (why.empty() ? "" : ": " + why) + (said.empty() ? "" : " (" + said + ")") +
                                     "; what was measured is kept there, and the same command goes on with it.");
  }

  const HostRequest &request_;
  const CancellationToken &cancel_;
  RecordStream stream_;
  std::vector<TarEntry> files_;
  HostTask task_;
  Conversation *host_ = nullptr;
  HostOutcome outcome_;
};

} // namespace

Result<HostOutcome> measureOnHost(const HostRequest &request, const CancellationToken &cancel) {
  return HostRun(request, cancel).run();
}

} // namespace warpgrain::measure
