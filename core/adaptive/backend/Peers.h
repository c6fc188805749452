// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace warpgrain::adaptive {

/// Messages from GPU to GPU, past the host. What fails is thrown as std::runtime_error with a sentence.
class Peers {
public:
  /// A piece of a GPU's memory.
  struct Piece {
    std::uint64_t address = 0;
    std::int64_t elements = 0;
    bool isFloat = false;
  };

  virtual ~Peers() = default;

  /// Between begin() and end(), the calls of each rank are one exchange, whose messages are under way together, in the
  /// order of the stream.
  virtual void begin() = 0;
  virtual void send(const Piece &piece, int to, void *stream) = 0;
  virtual void receive(const Piece &piece, int from, void *stream) = 0;

  /// The piece of a rank, for all, which have it at their own address.
  virtual void broadcast(const Piece &piece, int from, void *stream) = 0;
  virtual void end() = 0;
};

} // namespace warpgrain::adaptive
