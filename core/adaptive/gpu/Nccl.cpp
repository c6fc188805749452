// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/gpu/Nccl.h"

#include "core/adaptive/gpu/Gpu.h"
#include "core/adaptive/gpu/Libraries.h"
#include "core/base/CudaLibraryPaths.h"

namespace warpgrain::adaptive::gpu {

namespace {

// NCCL's interface since 2.7, as its manual has it; versions keep these numbers.
using Status = int;
using Communicator = struct CommunicatorObject *;

struct UniqueId {
  NcclId bytes;
};

constexpr int typeFloat = 7;
constexpr int typeDouble = 8;

struct Functions {
  Status (*newId)(UniqueId *) = nullptr;
  Status (*join)(Communicator *, int, UniqueId, int) = nullptr;
  Status (*leave)(Communicator) = nullptr;
  Status (*begin)() = nullptr;
  Status (*end)() = nullptr;
  Status (*send)(const void *, std::size_t, int, int, Communicator, void *) = nullptr;
  Status (*receive)(void *, std::size_t, int, int, Communicator, void *) = nullptr;
  Status (*broadcast)(const void *, void *, std::size_t, int, int, Communicator, void *) = nullptr;
  const char *(*errorText)(Status) = nullptr;
};

Result<Functions> loadFunctions() {
  Library library(cudaLibraryPaths({"libnccl.so.2", "libnccl.so"}));
  Functions out;
  library.need("ncclGetUniqueId", out.newId);
  library.need("ncclCommInitRank", out.join);
  library.need("ncclCommDestroy", out.leave);
  library.need("ncclGroupStart", out.begin);
  library.need("ncclGroupEnd", out.end);
  library.need("ncclSend", out.send);
  library.need("ncclRecv", out.receive);
  library.need("ncclBroadcast", out.broadcast);
  library.need("ncclGetErrorString", out.errorText);
  if (library.isLoaded() && library.missing().empty()) return out;
  return fail(ErrorKind::tool, "NCCL cannot be loaded (libnccl.so.2, version 2.7 or newer); install it, or exchange "
                               "elements with --transport host.");
}

class NcclPeers final : public Peers {
public:
  NcclPeers(const Functions &functions, const NcclId &id, int rank, int ranks) : functions_(functions) {
    check(functions_.join(&communicator_, ranks, UniqueId{id}, rank), "bring the ranks together");
  }

  NcclPeers(const NcclPeers &) = delete;
  NcclPeers &operator=(const NcclPeers &) = delete;

  ~NcclPeers() override {
    if (communicator_ != nullptr) functions_.leave(communicator_);
  }

  void begin() override { check(functions_.begin(), "begin an exchange"); }

  void end() override { check(functions_.end(), "exchange elements"); }

  void send(const Piece &piece, int to, void *stream) override {
    check(functions_.send(pointer(piece), count(piece), typeOf(piece), to, communicator_, stream), "send elements");
  }

  void receive(const Piece &piece, int from, void *stream) override {
    check(functions_.receive(pointer(piece), count(piece), typeOf(piece), from, communicator_, stream),
          "receive elements");
  }

  void broadcast(const Piece &piece, int from, void *stream) override {
    check(
        functions_.broadcast(pointer(piece), pointer(piece), count(piece), typeOf(piece), from, communicator_, stream),
        "send elements to all ranks");
  }

private:
  static void *pointer(const Piece &piece) {
    return reinterpret_cast<void *>(piece.address); // NOLINT(performance-no-int-to-ptr): the driver gave the address
  }

  static std::size_t count(const Piece &piece) { return static_cast<std::size_t>(piece.elements); }

  static int typeOf(const Piece &piece) { return piece.isFloat ? typeFloat : typeDouble; }

  void check(Status status, const char *doing) const {
    if (status != 0) throw GpuError(std::string("NCCL cannot ") + doing + " (" + functions_.errorText(status) + ").");
  }

  Functions functions_;
  Communicator communicator_ = nullptr;
};

} // namespace

Result<void> findNccl() {
  const auto functions = loadFunctions();
  return functions ? Result<void>() : std::unexpected(functions.error());
}

Result<NcclId> newNcclId() {
  const auto functions = loadFunctions();
  if (!functions) return std::unexpected(functions.error());
  UniqueId out{};
  if (const Status status = functions->newId(&out); status != 0)
    return fail(ErrorKind::tool, std::string("NCCL cannot begin (") + functions->errorText(status) + ").");
  return out.bytes;
}

Result<std::unique_ptr<Peers>> ncclPeers(const NcclId &id, int rank, int ranks) {
  const auto functions = loadFunctions();
  if (!functions) return std::unexpected(functions.error());
  try {
    return std::make_unique<NcclPeers>(*functions, id, rank, ranks);
  } catch (const GpuError &error) {
    return fail(ErrorKind::tool, error.what());
  }
}

} // namespace warpgrain::adaptive::gpu
