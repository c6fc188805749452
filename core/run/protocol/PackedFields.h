// SPDX-License-Identifier: Apache-2.0
//
// Member lists of the structures that are sent to the executor and back (core/run/protocol/Packing.h).
#pragma once

#include "core/run/protocol/LaunchSeries.h"
#include "core/run/protocol/Outcome.h"
#include "core/run/protocol/Program.h"
#include "core/run/protocol/Request.h"

#include <tuple>

namespace warpgrain::memory {

constexpr ScalarKind lastOf(ScalarKind) {
  return ScalarKind::f64;
}

constexpr FillKind lastOf(FillKind) {
  return FillKind::file;
}

inline auto fieldsOf(ElementMember &m) {
  return std::tie(m.name, m.offset, m.kind);
}

inline auto fieldsOf(ElementType &t) {
  return std::tie(t.name, t.strideBytes, t.members);
}

inline auto fieldsOf(Fill &f) {
  return std::tie(f.kind, f.value, f.step, f.seed, f.low, f.high, f.shareBits, f.file);
}

} // namespace warpgrain::memory

namespace warpgrain::run {

inline auto fieldsOf(DeviceSource &s) {
  return std::tie(s.file, s.texts, s.flags, s.folder, s.cudaRoot, s.architecture, s.compatibility);
}

inline auto fieldsOf(Buffer &b) {
  return std::tie(b.name, b.bytes, b.type, b.fill, b.isRead, b.isWritten);
}

inline auto fieldsOf(PointerSlot &s) {
  return std::tie(s.offset, s.buffer);
}

inline auto fieldsOf(Parameter &p) {
  return std::tie(p.name, p.bytes, p.pointers);
}

inline auto fieldsOf(Symbol &s) {
  return std::tie(s.name, s.type, s.fill);
}

inline auto fieldsOf(Limits &l) {
  return std::tie(l.milliseconds, l.memoryBytes);
}

inline auto fieldsOf(ExecutionRequest &r) {
  return std::tie(r.source, r.kernel, r.grid, r.block, r.sharedBytes, r.parameters, r.buffers, r.symbols,
                  r.outputFolder, r.checks, r.counts, r.recordedBlock, r.workers, r.limits);
}

inline auto fieldsOf(SeriesLaunch &l) {
  return std::tie(l.grid, l.block, l.sharedBytes, l.parameters, l.buffers, l.symbols, l.outputFolder);
}

inline auto fieldsOf(LaunchSeries &s) {
  return std::tie(s.common, s.launches);
}

constexpr FaultKind lastOf(FaultKind) {
  return FaultKind::crash;
}

constexpr FindingKind lastOf(FindingKind) {
  return FindingKind::overflow;
}

constexpr CountedSpace lastOf(CountedSpace) {
  return CountedSpace::constant;
}

constexpr CountedKind lastOf(CountedKind) {
  return CountedKind::atomic;
}

inline auto fieldsOf(Fault &f) {
  return std::tie(f.kind, f.message, f.file, f.line, f.column, f.block, f.thread);
}

inline auto fieldsOf(Finding &f) {
  return std::tie(f.kind, f.message, f.file, f.line);
}

inline auto fieldsOf(BufferOutcome &b) {
  return std::tie(b.name, b.bytes, b.file, b.isSymbol);
}

inline auto fieldsOf(AccessNumbers &n) {
  return std::tie(n.threads, n.requests, n.sectors, n.lines, n.passes, n.conflicts, n.ways);
}

inline auto fieldsOf(RecordedRequest &r) {
  return std::tie(r.warp, r.lanes, r.bytes, r.offsets);
}

inline auto fieldsOf(AccessCount &a) {
  return std::tie(a.file, a.line, a.column, a.array, a.space, a.kind, a.numbers, a.approximate, a.recorded);
}

inline auto fieldsOf(BranchCount &b) {
  return std::tie(b.file, b.line, b.column, b.threads, b.warps, b.divergent, b.approximate);
}

inline auto fieldsOf(LineOperations &l) {
  return std::tie(l.file, l.line, l.executed);
}

inline auto fieldsOf(LaunchCounts &c) {
  return std::tie(c.accesses, c.branches, c.lines, c.missing, c.whyNone);
}

inline auto fieldsOf(ExecutionOutcome &o) {
  return std::tie(o.fault, o.buffers, o.printed, o.printedIsCut, o.schedule, o.addsFloatsAtomically, o.workers,
                  o.compileSeconds, o.runSeconds, o.findings, o.counts, o.notes);
}

inline auto fieldsOf(RecordWish &w) {
  return std::tie(w.kernel, w.launch, w.endsThere);
}

inline auto fieldsOf(ProgramRequest &r) {
  return std::tie(r.sources, r.arguments, r.outputFolder, r.checks, r.keepsWarpsInStep, r.workers, r.memoryBytes,
                  r.record);
}

inline auto fieldsOf(RecordedBuffer &b) {
  return std::tie(b.address, b.bytes, b.file);
}

inline auto fieldsOf(RecordedSymbol &s) {
  return std::tie(s.name, s.bytes, s.file);
}

inline auto fieldsOf(RecordedLaunch &l) {
  return std::tie(l.source, l.kernel, l.grid, l.block, l.sharedBytes, l.parameters, l.buffers, l.symbols);
}

} // namespace warpgrain::run
