// SPDX-License-Identifier: Apache-2.0
//
// The program at the begin of an AppImage (type 2): behind its own end lies a squashfs image. It mounts the image with
// FUSE and starts what is called AppRun there; where FUSE cannot be used, it unpacks the image into a temporary folder
// first, and removes that in the end. It is linked statically: it needs nothing of the machine but the kernel.
//
//   --appimage-offset           print where the image begins
//   --appimage-extract          unpack into ./squashfs-root
//   --appimage-extract-and-run  do not use FUSE
//   --appimage-mount            mount, print where, and wait until it is ended
#define _FILE_OFFSET_BITS 64
#define FUSE_USE_VERSION 32

extern "C" {
#include <fuse3/fuse_lowlevel.h>
#include <squashfuse/config.h>
#include <squashfuse/ll.h>
#include <squashfuse/squashfuse.h>
#include <squashfuse/traverse.h>
#include <squashfuse/util.h>

// libsquashfuse can unpack more than packaging/appimage/make packs with; what is not used need not be linked.
int lzo1x_decompress_safe(const unsigned char *, unsigned long, unsigned char *, unsigned long *, void *) {
  return -1;
}

int LZ4_decompress_safe(const char *, char *, int, int) {
  return -1;
}

int lzma_stream_buffer_decode(void *, unsigned, const void *, const void *, void *, size_t, void *, void *, size_t) {
  return -1;
}
}

#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <elf.h>
#include <fcntl.h>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

namespace fs = std::filesystem;

/// Ends with a sentence, once what was made is removed.
[[noreturn]] void end(const std::string &sentence) {
  throw std::runtime_error(sentence);
}

/// Where the program itself ends: behind its last section header.
std::size_t imageOffset(const char *path) {
  Elf64_Ehdr header{};
  const int file = ::open(path, O_RDONLY | O_CLOEXEC);
  const bool isRead = file >= 0 && ::read(file, &header, sizeof header) == ssize_t{sizeof header};
  if (file >= 0) ::close(file);
  if (!isRead) end("The AppImage cannot read itself.");
  return header.e_shoff + std::size_t{header.e_shentsize} * header.e_shnum;
}

fs::path temporaryFolder(const char *what) {
  const char *given = std::getenv("TMPDIR");
  std::string name = std::string(given != nullptr && *given != '\0' ? given : "/tmp") + "/." + what + "_XXXXXX";
  if (::mkdtemp(name.data()) == nullptr) end("No folder can be made in " + fs::path(name).parent_path().string() + ".");
  return name;
}

void writeFile(sqfs &image, sqfs_inode &inode, const fs::path &to, mode_t mode) {
  const int file = ::open(to.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0) end(to.string() + " cannot be written.");
  std::vector<char> part(1 << 20);
  for (sqfs_off_t at = 0; at < static_cast<sqfs_off_t>(inode.xtra.reg.file_size);) {
    auto size = static_cast<sqfs_off_t>(part.size());
    if (sqfs_read_range(&image, &inode, at, &size, part.data()) != SQFS_OK || size <= 0)
      end("The AppImage is damaged: " + to.filename().string() + " cannot be read.");
    for (sqfs_off_t written = 0; written < size;) {
      const ssize_t more = ::write(file, part.data() + written, static_cast<std::size_t>(size - written));
      if (more <= 0) end(to.string() + " cannot be written; is the disk full?");
      written += more;
    }
    at += size;
  }
  ::fchmod(file, mode & 0777);
  ::close(file);
}

void unpack(const char *path, std::size_t offset, const fs::path &to) {
  sqfs image;
  if (sqfs_open_image(&image, path, offset) != SQFS_OK) end("The AppImage holds no image that can be read.");
  sqfs_traverse walk;
  if (sqfs_traverse_open(&walk, &image, sqfs_inode_root(&image)) != SQFS_OK) end("The AppImage is damaged.");
  fs::create_directories(to);
  sqfs_err error = SQFS_OK;
  while (sqfs_traverse_next(&walk, &error)) {
    if (walk.dir_end) continue;
    const fs::path file = to / walk.path;
    sqfs_inode inode;
    if (sqfs_inode_get(&image, &inode, sqfs_dentry_inode(&walk.entry)) != SQFS_OK) end("The AppImage is damaged.");
    const mode_t mode = sqfs_mode(sqfs_dentry_type(&walk.entry)) | inode.base.mode;
    std::error_code failed;
    if (S_ISDIR(mode)) {
      fs::create_directory(file, failed);
    } else if (S_ISLNK(mode)) {
      std::size_t size = PATH_MAX;
      std::vector<char> target(size + 1);
      if (sqfs_readlink(&image, &inode, target.data(), &size) != SQFS_OK) end("The AppImage is damaged.");
      fs::remove(file, failed);
      fs::create_symlink(target.data(), file, failed);
    } else if (S_ISREG(mode)) {
      writeFile(image, inode, file, mode);
    }
    if (failed) end(file.string() + " cannot be made.");
  }
  if (error != SQFS_OK) end("The AppImage is damaged.");
  sqfs_traverse_close(&walk);
  sqfs_destroy(&image);
}

fuse_lowlevel_ops operations() {
  fuse_lowlevel_ops out{};
  out.getattr = sqfs_ll_op_getattr;
  out.opendir = sqfs_ll_op_opendir;
  out.releasedir = sqfs_ll_op_releasedir;
  out.readdir = sqfs_ll_op_readdir;
  out.lookup = sqfs_ll_op_lookup;
  out.open = sqfs_ll_op_open;
  out.create = sqfs_ll_op_create;
  out.release = sqfs_ll_op_release;
  out.read = sqfs_ll_op_read;
  out.readlink = sqfs_ll_op_readlink;
  out.listxattr = sqfs_ll_op_listxattr;
  out.getxattr = sqfs_ll_op_getxattr;
  out.forget = sqfs_ll_op_forget;
  out.statfs = stfs_ll_op_statfs;
  return out;
}

/// Serves the image until all who hold the other end of `alive` have ended. Writes a byte to `ready` once it is
/// mounted.
[[noreturn]] void serve(const char *path, std::size_t offset, const fs::path &at, int ready, int alive) {
  // What libfuse has to say where there is no FUSE is no error of ours.
  const int nowhere = ::open("/dev/null", O_RDWR);
  ::dup2(nowhere, STDIN_FILENO);
  ::dup2(nowhere, STDOUT_FILENO);
  ::dup2(nowhere, STDERR_FILENO);
  ::setsid();
  sqfs_ll *image = sqfs_ll_open(path, offset);
  if (image == nullptr) std::_Exit(1);
  std::string name = "warpgrain";
  std::string option = "-oro,fsname=warpgrain,subtype=squashfuse";
  char *words[] = {name.data(), option.data(), nullptr};
  fuse_args arguments{.argc = 2, .argv = words, .allocated = 0};
  fuse_lowlevel_ops all = operations();
  sqfs_ll_chan channel{};
  if (sqfs_ll_mount(&channel, at.c_str(), &arguments, &all, sizeof all, image) != SQFS_OK) std::_Exit(1);
  fuse_set_signal_handlers(channel.session);
  const pid_t server = ::getpid();
  if (::fork() == 0) { // waits for the end of all others
    ::close(ready);
    char nothing = 0;
    while (::read(alive, &nothing, 1) < 0 && errno == EINTR) {
    }
    ::kill(server, SIGTERM);
    std::_Exit(0);
  }
  ::close(alive);
  const char done = 1;
  if (::write(ready, &done, 1) != 1) std::_Exit(1);
  ::close(ready);
  fuse_session_loop(channel.session);
  fuse_remove_signal_handlers(channel.session);
  sqfs_ll_unmount(&channel, at.c_str());
  ::rmdir(at.c_str());
  std::_Exit(0);
}

/// False where FUSE cannot be used. What is mounted stays for as long as this process, or one that it becomes or
/// starts, has not ended.
bool mount(const char *path, std::size_t offset, const fs::path &at) {
  int ready[2];
  int alive[2];
  if (::pipe2(ready, O_CLOEXEC) != 0 || ::pipe(alive) != 0) return false;
  const pid_t between = ::fork();
  if (between == 0) {
    ::close(ready[0]);
    ::close(alive[1]);
    if (::fork() == 0) serve(path, offset, at, ready[1], alive[0]);
    std::_Exit(0);
  }
  ::close(ready[1]);
  ::close(alive[0]);
  ::waitpid(between, nullptr, 0);
  char done = 0;
  const bool isMounted = ::read(ready[0], &done, 1) == 1;
  ::close(ready[0]);
  if (!isMounted) ::close(alive[1]);
  return isMounted;
}

[[noreturn]] void become(const fs::path &folder, char **words) {
  ::setenv("APPDIR", folder.c_str(), 1);
  const fs::path run = folder / "AppRun";
  words[0] = const_cast<char *>(run.c_str());
  ::execv(run.c_str(), words);
  end(run.string() + " cannot be started.");
}

int unpackAndRun(const char *path, std::size_t offset, char **words) {
  const fs::path folder = temporaryFolder("unpacked_warpgrain");
  std::error_code failed;
  try {
    unpack(path, offset, folder);
  } catch (...) {
    fs::remove_all(folder, failed);
    throw;
  }
  const pid_t child = ::fork();
  if (child == 0) become(folder, words);
  for (const int each : {SIGINT, SIGTERM, SIGHUP})
    std::signal(each, SIG_IGN); // the program ends by them, then this
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  fs::remove_all(folder, failed);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int run(int argc, char **argv) {
  char own[PATH_MAX + 1] = {};
  if (::readlink("/proc/self/exe", own, PATH_MAX) <= 0) end("/proc is not there; the AppImage cannot find itself.");
  const std::size_t offset = imageOffset(own);
  ::setenv("APPIMAGE", own, 1);
  ::setenv("ARGV0", argv[0], 1);
  const std::string word = argc > 1 ? argv[1] : "";
  if (word == "--appimage-offset") return std::printf("%zu\n", offset), 0;
  if (word == "--appimage-extract") return unpack(own, offset, "squashfs-root"), 0;
  if (word == "--appimage-extract-and-run") {
    argv[1] = argv[0];
    return unpackAndRun(own, offset, argv + 1);
  }
  const fs::path folder = temporaryFolder("mount_warpgrain");
  if (mount(own, offset, folder)) {
    if (word != "--appimage-mount") become(folder, argv);
    std::puts(folder.c_str());
    std::fflush(stdout);
    for (;;)
      ::pause();
  }
  ::rmdir(folder.c_str());
  if (word == "--appimage-mount") end("FUSE cannot be used here.");
  return unpackAndRun(own, offset, argv);
}

} // namespace

int main(int argc, char **argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception &error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 127;
  }
}
