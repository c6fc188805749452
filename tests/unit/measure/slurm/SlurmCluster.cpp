// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/measure/slurm/SlurmCluster.h"

#include "core/base/Files.h"
#include "core/base/Subprocess.h"

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <netinet/in.h>
#include <pwd.h>
#include <ranges>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace warpgrain::tests {

namespace {

namespace fs = std::filesystem;

/// Daemons lie where a person who is not root has no PATH to.
std::optional<fs::path> findDaemon(const std::string &name) {
  for (const std::string folder : {"", "/usr/sbin/", "/usr/local/sbin/"})
    if (auto path = findProgram(folder + name)) return path;
  return std::nullopt;
}

/// Ports that nobody listens on.
std::vector<int> freePorts(std::size_t count) {
  std::vector<int> sockets;
  std::vector<int> out;
  for (std::size_t i = 0; i < count; ++i) {
    sockets.push_back(::socket(AF_INET, SOCK_STREAM, 0));
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof(address);
    ::bind(sockets.back(), reinterpret_cast<const sockaddr *>(&address), length);
    ::getsockname(sockets.back(), reinterpret_cast<sockaddr *>(&address), &length);
    out.push_back(ntohs(address.sin_port));
  }
  for (const int socket : sockets)
    ::close(socket);
  return out;
}

std::string hostName() {
  std::array<char, 256> out{};
  ::gethostname(out.data(), out.size() - 1);
  const std::string name = out.data();
  return name.substr(0, name.find('.'));
}

constexpr const char *configuration = R"(ClusterName=test
SlurmctldHost=HOST(127.0.0.1)
SlurmUser=USER
SlurmdUser=USER
AuthType=auth/munge
AuthInfo=socket=FOLDER/munge.socket
StateSaveLocation=FOLDER/state
SlurmdSpoolDir=FOLDER/spool.%n
SlurmctldPidFile=FOLDER/slurmctld.pid
SlurmdPidFile=FOLDER/slurmd.%n.pid
SlurmctldLogFile=FOLDER/slurmctld.log
SlurmdLogFile=FOLDER/slurmd.%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,batch_sched_delay=0,sched_min_interval=10000
ReturnToService=2
KillWait=2
)";

void replaceAll(std::string &text, const std::string &what, const std::string &by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
}

} // namespace

std::string SlurmCluster::missingProgram() {
  for (const char *name : {"munged", "slurmctld", "slurmd", "sbatch", "squeue", "scancel", "sinfo"})
    if (!findDaemon(name)) return name;
  return {};
}

SlurmCluster::SlurmCluster() {
  writeFiles();
  ::setenv("SLURM_CONF", path("slurm.conf").c_str(), 1);
  start({findDaemon("munged")->string(), "--foreground", "--force", "--key-file=" + path("munge.key").string(),
         "--socket=" + path("munge.socket").string(), "--pid-file=" + path("munged.pid").string(),
         "--log-file=" + path("munged.log").string(), "--seed-file=" + path("munged.seed").string()});
  controller_ = start({findDaemon("slurmctld")->string(), "-D", "-c", "-f", path("slurm.conf").string()});
  for (const int node : {1, 2, 3})
    startSlurmd(node);
}

void SlurmCluster::startSlurmd(int node) {
  slurmds_[static_cast<std::size_t>(node - 1)] = start(
      {findDaemon("slurmd")->string(), "-D", "-N", "n" + std::to_string(node), "-f", path("slurm.conf").string()});
}

void SlurmCluster::killSlurmd(int node) {
  end(slurmds_[static_cast<std::size_t>(node - 1)], SIGKILL);
}

void SlurmCluster::restartController() {
  end(controller_, SIGTERM);
  controller_ = start({findDaemon("slurmctld")->string(), "-D", "-f", path("slurm.conf").string()});
}

void SlurmCluster::takeNodeDown(int node) const {
  (void)runSubprocess(
      {.arguments = {"scontrol", "update", "NodeName=n" + std::to_string(node), "State=DOWN", "Reason=test"}});
}

void SlurmCluster::resumeNode(int node) const {
  (void)runSubprocess({.arguments = {"scontrol", "update", "NodeName=n" + std::to_string(node), "State=RESUME"}});
}

void SlurmCluster::beginTasksNow() const {
  const auto said =
      runSubprocess({.arguments = {"squeue", "--noheader", "--me", "--states=PENDING", "--array", "--format=%i"}});
  if (!said) return;
  for (const auto line : std::views::split(said->standardOutput, '\n')) {
    const std::string task(line.begin(), line.end());
    if (!task.empty()) (void)runSubprocess({.arguments = {"scontrol", "update", "JobId=" + task, "StartTime=now"}});
  }
}

/// The process alone: what it has started goes on.
void SlurmCluster::end(pid_t process, int signal) {
  ::kill(process, signal);
  ::waitpid(process, nullptr, 0);
  std::erase(processes_, process);
}

void SlurmCluster::writeFiles() const {
  const std::vector<int> ports = freePorts(4);
  const passwd *user = ::getpwuid(::geteuid());
  std::string text = configuration;
  replaceAll(text, "HOST", hostName());
  replaceAll(text, "FOLDER", folder_.path().string());
  replaceAll(text, "USER", user != nullptr ? user->pw_name : "root");
  text += "SlurmctldPort=" + std::to_string(ports[0]) + "\n";
  for (std::size_t node = 1; node < ports.size(); ++node)
    text += "NodeName=n" + std::to_string(node) + " NodeHostname=" + hostName() +
            " NodeAddr=127.0.0.1 CPUs=1 RealMemory=100 Port=" + std::to_string(ports[node]) + "\n";
  text += "PartitionName=gpus Nodes=n[1-3] Default=YES State=UP\n";
  writeFileAtomically(path("slurm.conf"), text).value();
  writeFileAtomically(path("munge.key"), std::string(128, 'k')).value();
  fs::permissions(path("munge.key"), fs::perms::owner_read | fs::perms::owner_write);
  // Whoever asks munged must reach its socket.
  fs::permissions(folder_.path(), fs::perms(0755));
  fs::create_directory(path("state"));
}

pid_t SlurmCluster::start(const std::vector<std::string> &command) {
  // They have logs; what they say besides would stand among the tests' output.
  std::vector<std::string> quiet{"sh", "-c", "exec \"$@\" >/dev/null 2>&1", "sh"};
  quiet.insert(quiet.end(), command.begin(), command.end());
  const auto process = spawn({.arguments = std::move(quiet), .leadsGroup = true});
  EXPECT_TRUE(process.has_value()) << process.error().message;
  if (!process) return 0;
  processes_.push_back(*process);
  return *process;
}

bool SlurmCluster::isReady() const {
  for (int i = 0; i < 300; ++i) {
    const auto idle = runSubprocess({.arguments = {"sinfo", "--noheader", "--states=idle", "--format=%D"}});
    if (idle && idle->standardOutput == "3\n") return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  return false;
}

SlurmCluster::~SlurmCluster() {
  // Tasks end first: their processes are in groups of their own.
  (void)runSubprocess({.arguments = {"scancel", "--me"}});
  for (const pid_t process : processes_ | std::views::reverse) {
    ::kill(process, SIGTERM);
    for (int i = 0; i < 100 && ::waitpid(process, nullptr, WNOHANG) == 0; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    ::kill(-process, SIGKILL);
    ::waitpid(process, nullptr, 0);
  }
  ::unsetenv("SLURM_CONF");
}

} // namespace warpgrain::tests
