// SPDX-License-Identifier: Apache-2.0
#include "app/runner/ReaderWatch.h"

#include <cerrno>
#include <poll.h>
#include <thread>
#include <unistd.h>

namespace warpgrain::runner {

void endWithReader() {
  std::thread([] {
    while (true) {
      // Nothing is asked for: only the end of a pipe or socket is told. A file never has one, and this waits forever.
      pollfd output{.fd = STDOUT_FILENO, .events = 0, .revents = 0};
      const int news = ::poll(&output, 1, -1);
      if (news < 0 && errno != EINTR) return;
      if (news > 0 && (output.revents & POLLNVAL) != 0) return;
      if (news > 0) ::_exit(1);
    }
  }).detach();
}

} // namespace warpgrain::runner
