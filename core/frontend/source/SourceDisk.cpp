// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/source/SourceDisk.h"

#include "core/base/Files.h"

#include <llvm/ADT/SmallString.h>
#include <llvm/Support/Path.h>

#include <linux/magic.h>
#include <string>
#include <sys/vfs.h>
#include <system_error>
#include <utility>

namespace warpgrain::frontend {

namespace {

/// Why a file is not read. Zero is no error.
enum class NoSource : int { isDevice = 1, isTooLarge = 2, isOfTheKernel = 3 };

class NoSourceCategory final : public std::error_category {
public:
  const char *name() const noexcept override { return "warpgrain source"; }

  std::string message(int why) const override {
    if (static_cast<NoSource>(why) == NoSource::isTooLarge)
      return "it is larger than 64 MiB, too large for source text";
    if (static_cast<NoSource>(why) == NoSource::isOfTheKernel)
      return "the system makes its contents as they are read (/proc), which may never end; only files on a disk are "
             "read";
    return "it is a device, a pipe or a socket; only regular files are read";
  }
};

std::error_code because(NoSource why) {
  static const NoSourceCategory category;
  return {static_cast<int>(why), category};
}

/// Files as /proc has them say that they are empty, and are not: reading /proc/kmsg waits for what comes.
bool isMadeByKernel(const std::string &path) {
  struct statfs system{};
  if (::statfs(path.c_str(), &system) != 0) return false;
  return system.f_type == PROC_SUPER_MAGIC || system.f_type == TRACEFS_MAGIC || system.f_type == DEBUGFS_MAGIC;
}

class SourceDisk final : public llvm::vfs::ProxyFileSystem {
public:
  using ProxyFileSystem::ProxyFileSystem;

  /// Opening a pipe waits for its writer, so the status comes first.
  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>> openFileForRead(const llvm::Twine &path) override {
    const auto status = getUnderlyingFS().status(path);
    if (!status) return status.getError();
    // Where the compiler looks for a file, it passes over folders of its name.
    if (status->isDirectory()) return std::make_error_code(std::errc::is_a_directory);
    if (!status->isRegularFile()) return because(NoSource::isDevice);
    if (status->getSize() > maximumSourceBytes) return because(NoSource::isTooLarge);
    llvm::SmallString<256> place;
    if (status->getSize() == 0 && !getUnderlyingFS().getRealPath(path, place) && isMadeByKernel(place.str().str()))
      return because(NoSource::isOfTheKernel);
    return getUnderlyingFS().openFileForRead(path);
  }
};

class NamedFiles final : public llvm::vfs::ProxyFileSystem {
public:
  NamedFiles(llvm::IntrusiveRefCntPtr<FileSystem> files, llvm::StringSet<> names)
      : ProxyFileSystem(std::move(files)), names_(std::move(names)) {}

  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine &path) override {
    if (!mayHave(path)) return std::make_error_code(std::errc::no_such_file_or_directory);
    return ProxyFileSystem::status(path);
  }

  bool exists(const llvm::Twine &path) override { return mayHave(path) && ProxyFileSystem::exists(path); }

  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>> openFileForRead(const llvm::Twine &path) override {
    if (!mayHave(path)) return std::make_error_code(std::errc::no_such_file_or_directory);
    return ProxyFileSystem::openFileForRead(path);
  }

private:
  /// Only these files have such a name, or the path ends in none.
  bool mayHave(const llvm::Twine &path) const {
    llvm::SmallString<256> place;
    const llvm::StringRef name = llvm::sys::path::filename(path.toStringRef(place));
    return name.empty() || name == "." || name == ".." || name == "/" || names_.contains(name);
  }

  llvm::StringSet<> names_;
};

} // namespace

MemoryFiles::MemoryFiles() : files_(llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>()) {}

void MemoryFiles::add(const std::string &path, std::unique_ptr<llvm::MemoryBuffer> text) {
  files_->addFile(path, 0, std::move(text));
  for (auto part = llvm::sys::path::begin(path); part != llvm::sys::path::end(path); ++part)
    names_.insert(*part);
}

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
MemoryFiles::inFrontOf(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> below) {
  auto overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(std::move(below));
  overlay->pushOverlay(llvm::makeIntrusiveRefCnt<NamedFiles>(std::move(files_), std::move(names_)));
  return overlay;
}

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> sourceDisk(const std::filesystem::path &folder) {
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> disk(llvm::vfs::createPhysicalFileSystem().release());
  if (disk->setCurrentWorkingDirectory(folder.string())) (void)disk->setCurrentWorkingDirectory("/");
  return llvm::makeIntrusiveRefCnt<SourceDisk>(std::move(disk));
}

} // namespace warpgrain::frontend
