// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/device/Synchronisation.h"

#include <algorithm>
#include <array>
#include <optional>

namespace warpgrain::executor {

namespace {

using namespace llvm;

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

std::optional<Reduction> barrierReduction(std::string_view name) {
  if (contains(name, "popc")) return Reduction::count;
  if (contains(name, "and")) return Reduction::all;
  if (contains(name, "or")) return Reduction::any;
  return std::nullopt;
}

/// barrier.cta.sync.[aligned.]all(id), .count(id, threads), arrive, red.*(id, [threads,] predicate), and the older
/// barrier0 family.
bool lowerBarrier(CallBase &call, std::string_view name, SiteTable &sites) {
  RuntimeCalls at(call, sites);
  Value *all = at.number(0);
  if (name == "barrier0" || name == "barrier.sync" || name == "barrier.n" || name == "bar.sync") {
    Value *id = call.arg_size() > 0 ? at.word(0) : at.number(0);
    at.replaceWith(at.run("wg_barrier", at.builder.getVoidTy(), {at.thread(), id, all, at.site()}));
    return true;
  }
  const bool isOld = name.starts_with("barrier0.");
  if (!isOld && !name.starts_with("barrier.cta.")) return false;
  const bool isCounted = name.ends_with(".count");
  Value *id = isOld ? at.number(0) : at.word(0);
  Value *threads = isCounted ? at.word(1) : all;
  if (isOld || contains(name, ".red.")) {
    const auto kind = barrierReduction(name);
    if (!kind) return false;
    Value *predicate = at.builder.CreateICmpNE(at.word(call.arg_size() - 1), at.number(0));
    predicate = at.builder.CreateZExt(predicate, at.builder.getInt32Ty());
    at.replaceWith(
        at.run("wg_barrier_reduce", at.builder.getInt32Ty(),
               {at.thread(), id, threads, at.number(static_cast<std::uint32_t>(*kind)), predicate, at.site()}));
    return true;
  }
  const bool arrives = contains(name, ".arrive.");
  if (!arrives && !contains(name, ".sync.")) return false;
  at.replaceWith(at.run(arrives ? "wg_barrier_arrive" : "wg_barrier", at.builder.getVoidTy(),
                        {at.thread(), id, threads, at.site()}));
  return true;
}

/// Results with a predicate beside the value: { i32, i1 } from 64 bits whose upper half is the predicate.
Value *withPredicate(RuntimeCalls &at, CallBase &call, Value *packed) {
  if (!call.getType()->isStructTy()) return packed;
  auto &b = at.builder;
  Value *value = b.CreateTrunc(packed, b.getInt32Ty());
  Type *first = call.getType()->getStructElementType(0);
  if (first->isFloatTy()) value = b.CreateBitCast(value, first);
  Value *holds = b.CreateICmpNE(b.CreateLShr(packed, 32), b.getInt64(0));
  return b.CreateInsertValue(b.CreateInsertValue(PoisonValue::get(call.getType()), value, 0), holds, 1);
}

/// The threads that are there, for the older operations, which name none.
Value *maskOf(RuntimeCalls &at, bool isNamed) {
  if (isNamed) return at.word(0);
  return at.run("wg_activemask", at.builder.getInt32Ty(), {at.thread(), at.site()});
}

/// shfl.[sync.]<kind>.<type>[p]([mask,] value, lane or delta, clamp and segment mask)
bool lowerShuffle(CallBase &call, std::string_view name, SiteTable &sites) {
  if (!name.starts_with("shfl.")) return false;
  constexpr std::array<std::string_view, 4> kinds{"up", "down", "bfly", "idx"};
  const bool namesThreads = name.starts_with("shfl.sync.");
  const unsigned first = namesThreads ? 1 : 0;
  const std::string_view rest = name.substr(namesThreads ? 10 : 5);
  for (std::uint32_t kind = 0; kind < kinds.size(); ++kind) {
    if (!rest.starts_with(kinds[kind])) continue;
    RuntimeCalls at(call, sites);
    Value *packed = at.run("wg_shuffle", at.builder.getInt64Ty(),
                           {at.thread(), maskOf(at, namesThreads), at.number(kind), at.word(first), at.word(first + 1),
                            at.word(first + 2), at.site()});
    if (call.getType()->isFloatTy())
      packed = at.builder.CreateBitCast(at.builder.CreateTrunc(packed, at.builder.getInt32Ty()), call.getType());
    at.replaceWith(withPredicate(at, call, packed));
    return true;
  }
  return false;
}

bool lowerVote(CallBase &call, std::string_view name, SiteTable &sites) {
  constexpr std::array<std::string_view, 4> kinds{"ballot", "any", "all", "uni"};
  const auto kind = std::ranges::find_if(kinds, [&](std::string_view one) { return contains(name, one); });
  if (!name.starts_with("vote.") || kind == kinds.end()) return false;
  RuntimeCalls at(call, sites);
  const bool namesThreads = contains(name, "sync");
  Value *mask = maskOf(at, namesThreads);
  Value *ballot =
      at.run("wg_ballot", at.builder.getInt64Ty(), {at.thread(), mask, at.word(namesThreads ? 1 : 0), at.site()});
  at.replaceWith(voteResult(at, ballot, *kind));
  return true;
}

bool lowerMatch(CallBase &call, std::string_view name, SiteTable &sites) {
  if (!name.starts_with("match.")) return false;
  RuntimeCalls at(call, sites);
  Value *value = at.builder.CreateZExt(call.getArgOperand(1), at.builder.getInt64Ty());
  Value *isAll = at.number(name.starts_with("match.all") ? 1 : 0);
  Value *packed = at.run("wg_match", at.builder.getInt64Ty(), {at.thread(), at.word(0), isAll, value, at.site()});
  at.replaceWith(withPredicate(at, call, packed));
  return true;
}

bool lowerReduce(CallBase &call, std::string_view name, SiteTable &sites) {
  if (!name.starts_with("redux.sync.")) return false;
  constexpr std::array<std::pair<std::string_view, Reduction>, 8> kinds{{{"add", Reduction::add},
                                                                         {"umin", Reduction::unsignedMin},
                                                                         {"umax", Reduction::unsignedMax},
                                                                         {"min", Reduction::signedMin},
                                                                         {"max", Reduction::signedMax},
                                                                         {"and", Reduction::bitAnd},
                                                                         {"or", Reduction::bitOr},
                                                                         {"xor", Reduction::bitXor}}};
  for (const auto &[word, kind] : kinds) {
    if (name.substr(11) != word) continue;
    RuntimeCalls at(call, sites);
    // The intrinsic has the value first, then the mask.
    at.replaceWith(
        at.run("wg_reduce", at.builder.getInt32Ty(),
               {at.thread(), at.word(1), at.number(static_cast<std::uint32_t>(kind)), at.word(0), at.site()}));
    return true;
  }
  return false;
}

} // namespace

Value *voteResult(RuntimeCalls &at, Value *ballot, std::string_view kind) {
  auto &b = at.builder;
  Value *votes = b.CreateTrunc(ballot, b.getInt32Ty());
  if (kind == "ballot") return votes;
  Value *voters = b.CreateTrunc(b.CreateLShr(ballot, 32), b.getInt32Ty());
  Value *none = b.CreateICmpEQ(votes, at.number(0));
  Value *every = b.CreateICmpEQ(votes, voters);
  if (kind == "any") return b.CreateNot(none);
  return kind == "all" ? every : b.CreateOr(none, every);
}

bool lowerSynchronisation(CallBase &call, std::string_view name, SiteTable &sites) {
  if (name == "bar.warp.sync") {
    RuntimeCalls at(call, sites);
    at.replaceWith(at.run("wg_warp_sync", at.builder.getVoidTy(), {at.thread(), at.word(0), at.site()}));
    return true;
  }
  if (name == "activemask") {
    RuntimeCalls at(call, sites);
    at.replaceWith(at.run("wg_activemask", at.builder.getInt32Ty(), {at.thread(), at.site()}));
    return true;
  }
  return lowerBarrier(call, name, sites) || lowerShuffle(call, name, sites) || lowerVote(call, name, sites) ||
         lowerMatch(call, name, sites) || lowerReduce(call, name, sites);
}

} // namespace warpgrain::executor
