// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Descriptor.h"
#include "core/base/Error.h"

#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace warpgrain::measure {

/// A program that is spoken with over its standard input and output, `ssh gpu` for example. It stays in this process's
/// group, so that it can ask for a password at the terminal. It is ended with this object.
class Conversation {
public:
  /// Starts a program (a name on PATH or a path) with its arguments. Fails (usage, tool).
  static Result<Conversation> start(const std::vector<std::string> &arguments);

  Conversation(Conversation &&other) noexcept;
  Conversation(const Conversation &) = delete;
  Conversation &operator=(const Conversation &) = delete;
  Conversation &operator=(Conversation &&) = delete;
  ~Conversation();

  /// Sends bytes. False where the other side takes no more, or the work was cancelled; what it said meanwhile is kept.
  bool write(std::string_view bytes, const CancellationToken &cancel);

  /// The next line without its end; nullopt where the other side has ended, or the work was cancelled. A last line
  /// without an end is dropped: nobody knows whether it is whole.
  std::optional<std::string> readLine(const CancellationToken &cancel);

  /// What it wrote for a person so far.
  const std::string &errors() const { return errors_; }

private:
  Conversation() = default;

  /// Waits for news for a moment and takes what is there; `canWrite` tells whether the other side takes bytes.
  void wait(bool wantsToWrite, bool &canWrite);
  void end();

  pid_t process_ = -1;
  Descriptor input_;
  Descriptor output_;
  Descriptor error_;
  std::string pending_;
  std::string errors_;
};

} // namespace warpgrain::measure
