// SPDX-License-Identifier: Apache-2.0
#include "core/measure/slurm/HyperQueue.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace warpgrain::measure {

namespace {

using nlohmann::json;

bool isNumber(const std::string &text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

std::size_t countOf(const json &counts, const char *name) {
  const auto found = counts.find(name);
  return found != counts.end() && found->is_number_unsigned() ? found->get<std::size_t>() : 0;
}

Result<std::string> submit(const SlurmArray &array, const CancellationToken &cancel) {
  const auto said = queueOutput(hyperQueueCommand(array), {}, cancel);
  if (!said) return said;
  std::string job = said->substr(0, said->find('\n'));
  if (isNumber(job)) return job;
  return fail(ErrorKind::tool, "hq told no number of a job, but \"" + job + "\".");
}

Result<SlurmTasks> tasks(const std::string &name, const CancellationToken &cancel) {
  const auto said = queueOutput({"hq", "--output-mode=json", "job", "list", "--filter", "waiting,running"}, {}, cancel);
  if (!said) return std::unexpected(said.error());
  return hyperQueueTasksIn(*said, name);
}

Result<void> cancelJobs(const std::set<std::string> &jobs) {
  if (jobs.empty()) return {};
  std::string list;
  for (const std::string &job : jobs)
    list += (list.empty() ? "" : ",") + job;
  if (const auto said = queueOutput({"hq", "job", "cancel", list}, {}, {}); !said) return std::unexpected(said.error());
  return {};
}

} // namespace

std::vector<std::string> hyperQueueCommand(const SlurmArray &array) {
  std::vector<std::string> out{"hq",
                               "--output-mode=quiet",
                               "submit",
                               "--name=" + array.name,
                               "--each-line=" + (array.folder / array.list).string(),
                               "--cwd=" + array.folder.string(),
                               "--stdout=%{CWD}/log/%{JOB_ID}_%{TASK_ID}.log",
                               "--stderr=none", // the same file would be written by two
                               "--resource=gpus/nvidia=1"};
  out.insert(out.end(), array.options.begin(), array.options.end());
  out.insert(out.end(), {"--", "sh", "-c", "exec \"$@\" \"$HQ_ENTRY\" 2>&1", "sh"});
  out.insert(out.end(), array.command.begin(), array.command.end());
  return out;
}

Result<SlurmTasks> hyperQueueTasksIn(std::string_view text, const std::string &name) {
  const json jobs = json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (!jobs.is_array()) return fail(ErrorKind::tool, "hq told no list of jobs.");
  SlurmTasks out;
  for (const json &job : jobs) {
    if (!job.is_object() || job.value("name", json()) != name) continue;
    const json counts = job.value("task_stats", json::object());
    const std::size_t all = countOf(job, "task_count");
    const std::size_t running = countOf(counts, "running");
    std::size_t begun = running;
    for (const char *const ending : {"finished", "failed", "canceled", "aborted"})
      begun += countOf(counts, ending);
    const std::size_t pending = all > begun ? all - begun : 0;
    if (running + pending == 0) continue;
    out.jobs.insert(std::to_string(countOf(job, "id")));
    out.running += running;
    out.pending += pending;
  }
  return out;
}

TaskQueue hyperQueue() {
  return {
      .name = "HyperQueue",
      .canceller = "hq job cancel",
      .submit = submit,
      .tasks = tasks,
      .cancel = cancelJobs,
      .endings = [](const std::string &, const CancellationToken &) { return std::map<std::size_t, std::string>(); }};
}

} // namespace warpgrain::measure
