// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/dependence/SampleGraph.h"

#include <algorithm>
#include <utility>

namespace warpgrain::tests {

using namespace views;
using dependence::Carrier;
using dependence::DependenceKind;
using model::AccessKind;

namespace {

QString text(const char *utf8) {
  return QString::fromUtf8(utf8);
}

GraphPlace at(int line, int column = 5) {
  return {.path = samplePath, .line = line, .column = column};
}

GraphRow statement(int number, const char *source, int line, std::optional<std::size_t> box) {
  return {.kind = GraphRow::Kind::statement,
          .number = number,
          .text = text(source),
          .place = at(line),
          .lastLine = line,
          .box = box};
}

GraphRow barrier(int line, std::optional<std::size_t> box) {
  return {.kind = GraphRow::Kind::barrier,
          .text = text("__syncthreads()"),
          .place = at(line),
          .lastLine = line,
          .box = box};
}

DependenceEnd end(std::size_t row, const char *source, AccessKind access, int line) {
  return {.row = row, .text = text(source), .access = access, .place = at(line), .length = 10};
}

DependenceEntry carriedBy(Carrier carrier, const char *who, DependenceEntry entry) {
  entry.carrier = carrier;
  entry.carriedBy = text(who);
  if (carrier == Carrier::loop) entry.loop = text(who).section(u' ', 1, 1).remove(u',');
  return entry;
}

DependenceEntry between(const char *array, DependenceKind kind, DependenceEnd source, DependenceEnd sink) {
  return {.source = std::move(source), .sink = std::move(sink), .array = text(array), .kind = kind};
}

constexpr auto written = AccessKind::write;
constexpr auto readOnly = AccessKind::read;

} // namespace

DependenceGraph multiplication() {
  DependenceGraph graph{.kernel = text("multiply")};
  graph.boxes = {{.title = text("for (int t = 0; t < n / 32; ++t)"), .place = at(10)},
                 {.title = text("for (int k = 0; k < 32; ++k)"), .place = at(14), .parent = 0}};
  graph.rows = {statement(1, "As[ty][tx] = A[row * n + t * 32 + tx];", 11, 0),
                statement(2, "Bs[ty][tx] = B[(t * 32 + ty) * n + col];", 12, 0),
                barrier(13, 0),
                statement(3, "sum += As[ty][k] * Bs[k][tx];", 15, 1),
                barrier(16, 0),
                statement(4, "C[row * n + col] = sum;", 18, std::nullopt)};
  const DependenceEnd storeA = end(0, "As[ty][tx]", written, 11);
  const DependenceEnd storeB = end(1, "Bs[ty][tx]", written, 12);
  const DependenceEnd loadA = end(3, "As[ty][k]", readOnly, 15);
  const DependenceEnd loadB = end(3, "Bs[k][tx]", readOnly, 15);
  const DependenceEnd global = end(0, "A[row * n + t * 32 + tx]", readOnly, 11);
  const char *first = "__syncthreads(), line 13";
  const char *second = "__syncthreads(), line 16";
  auto flowA = carriedBy(Carrier::barrier, first, between("As", DependenceKind::flow, storeA, loadA));
  flowA.distance = text("(tx: *, ty: 0, t: 0)");
  flowA.example = {text("thread (0, 0) of block (0, 0), t = 0 writes"),
                   text("thread (1, 0) of block (0, 0), t = 0 reads"), text("byte 0 of As")};
  flowA.forbids = {text("moving the barrier in line 13 behind line 15")};
  auto own = between("As", DependenceKind::flow, storeA, loadA);
  own.distance = text("(tx: 0, ty: 0, t: 0)");
  auto input = carriedBy(Carrier::loop, "loop k, line 14", between("As", DependenceKind::input, loadA, loadA));
  input.distance = text("(tx: 0, ty: 0, t: 0, k: 1)");
  auto unsure = carriedBy(Carrier::loop, "loop t, line 10", between("A", DependenceKind::input, global, global));
  unsure.unknown = text("n is not known");
  graph.entries = {
      flowA,
      carriedBy(Carrier::barrier, first, between("Bs", DependenceKind::flow, storeB, loadB)),
      own,
      between("Bs", DependenceKind::flow, storeB, loadB),
      carriedBy(Carrier::barrier, second, between("As", DependenceKind::anti, loadA, storeA)),
      carriedBy(Carrier::barrier, second, between("Bs", DependenceKind::anti, loadB, storeB)),
      carriedBy(Carrier::loop, "loop t, line 10", between("As", DependenceKind::anti, loadA, storeA)),
      carriedBy(Carrier::loop, "loop t, line 10", between("As", DependenceKind::output, storeA, storeA)),
      carriedBy(Carrier::loop, "loop t, line 10", between("Bs", DependenceKind::output, storeB, storeB)),
      input,
      unsure,
  };
  graph.hasReads = true;
  graph.isFreeWithinBlocks = true;
  return graph;
}

DependenceGraph racyMultiplication() {
  DependenceGraph graph = multiplication();
  graph.rows[4].isUniform = false;
  graph.rows[4].reason = text("n differs between threads.");
  graph.isFreeWithinBlocks = false;
  auto &race = graph.entries[4];
  race.carrier = Carrier::thread;
  race.carriedBy.clear();
  race.hazard = Hazard::race;
  race.hazardSentence =
      text("Thread (0, 0) reads As[0][1] while thread (1, 0) writes it: put a barrier after line 15.");
  auto &possible = graph.entries[5];
  possible.carrier = Carrier::thread;
  possible.carriedBy.clear();
  possible.hazard = Hazard::possible;
  possible.unknown = text("n is not known");
  possible.hazardSentence = text("Threads may meet.");
  return graph;
}

DependenceGraph longKernel(int statements, int dependences) {
  DependenceGraph graph{.kernel = text("long")};
  graph.boxes = {{.title = text("for (int i = 0; i < n; ++i)"), .place = at(2)}};
  std::vector<std::size_t> rows;
  for (int i = 0; i < statements; ++i) {
    const bool inside = i >= statements / 3 && i < 2 * statements / 3;
    const std::optional<std::size_t> box = inside ? std::optional<std::size_t>(0) : std::nullopt;
    rows.push_back(graph.rows.size());
    graph.rows.push_back(statement(i + 1, "x[i] = y[i + 1] * 2 + z[i];", 10 + i, box));
    if (i % 10 == 9) graph.rows.push_back(barrier(10 + i, box));
  }
  for (int i = 0; i < dependences; ++i) {
    const auto from = static_cast<std::size_t>(i * 37 % statements);
    const auto to = std::min<std::size_t>(from + static_cast<std::size_t>(i * 13 % 17), rows.size() - 1);
    const bool isBack = i % 5 == 0;
    graph.entries.push_back(between("x", i % 3 == 0 ? DependenceKind::anti : DependenceKind::flow,
                                    end(rows[isBack ? to : from], "x[i]", written, 10),
                                    end(rows[isBack ? from : to], "x[i]", readOnly, 10)));
  }
  return graph;
}

std::shared_ptr<const DependenceGraph> shared(DependenceGraph graph) {
  return std::make_shared<const DependenceGraph>(std::move(graph));
}

} // namespace warpgrain::tests
