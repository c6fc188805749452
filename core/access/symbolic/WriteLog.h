// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Value.h"

#include <set>
#include <vector>

namespace warpgrain::access {

/// Tells those who listen which variables and local arrays are written. A loop listens to one pass through its body.
class WriteLog {
public:
  struct Written {
    std::set<ObjectId> objects;
    std::set<ArrayId> arrays;
    /// A local array got, or gave, what would be known if the loop were followed iteration by iteration.
    bool hasElements = false;
  };

  /// Listens as long as it lives. Listeners end in the reverse order of their begin.
  class Listener {
  public:
    explicit Listener(WriteLog &log) : log_(log) { log_.listeners_.push_back(&written_); }

    ~Listener() { log_.listeners_.pop_back(); }

    Listener(const Listener &) = delete;
    Listener &operator=(const Listener &) = delete;

    const Written &written() const { return written_; }

  private:
    WriteLog &log_;
    Written written_;
  };

  void noteWrite(const ObjectId &object);
  void noteWrite(ArrayId array);
  void noteElement();

private:
  std::vector<Written *> listeners_;
};

} // namespace warpgrain::access
