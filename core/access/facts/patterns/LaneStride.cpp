// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/patterns/MatrixBuilder.h"
#include "core/access/facts/requests/WarpRequest.h"
#include "core/access/form/Classify.h"
#include "core/access/form/Evaluate.h"

namespace warpgrain::access {

namespace {

/// The terms that threadIdx.x has a part in; the others are the same for neighbours.
Form partOfLanes(const AtomTable &atoms, const Form &form, AtomId tx) {
  Form sum;
  for (const Term &term : form.terms()) {
    Form product(term.factor);
    for (const AtomId atom : term.atoms)
      product = product.times(Form(atom)).value_or(Form());
    if (mentions(atoms, product, tx)) sum = sum.plus(product).value_or(sum);
  }
  return sum;
}

} // namespace

Fact<std::int64_t> laneStride(const model::Unit &unit, AtomTable &atoms, const Form &form,
                              const LaunchContext &launch) {
  const AtomId tx = atoms.threadIndex(model::Axis::x);
  const LaunchNumbers numbers(atoms, launch);
  // A value that is not followed may differ in any way.
  for (const AtomId atom : atomsIn(atoms, form))
    if (atoms[atom].kind == AtomKind::opaque) return notKnown(whyNoNumber(unit, atoms, atom));
  const Form lanes = partOfLanes(atoms, form, tx);
  if (lanes.terms().empty()) return 0;
  const auto coefficient = lanes.coefficientOf(tx);
  const bool isLinear = coefficient && !mentions(atoms, lanes.without(tx), tx) && !mentions(atoms, *coefficient, tx);
  if (isLinear && coefficient->isConstant()) return coefficient->constantPart();

  Assignment values;
  std::vector<AtomId> indices;
  for (const AtomId atom : atomsIn(atoms, lanes)) {
    const AtomKind kind = atoms[atom].kind;
    const bool isComputed = kind == AtomKind::quotient || kind == AtomKind::select || kind == AtomKind::operation;
    if (isComputed || atom == tx) continue;
    if (const auto number = numbers.numberOf(atom))
      values[atom] = *number;
    else if (kind == AtomKind::symbol || kind == AtomKind::blockExtent || kind == AtomKind::gridExtent)
      return notKnown(whyNoNumber(unit, atoms, atom));
    else
      indices.push_back(atom);
  }
  const auto extent = launch.block[model::Axis::x];
  if (!extent) return notKnown(ReasonId::blockNotGiven);
  std::optional<std::int64_t> step;
  // Other indices inside a division shift where it steps: then the distance is the same only where they do not matter.
  for (const std::int64_t others : {0, 1, 5}) {
    for (const AtomId index : indices)
      values[index] = others;
    Program program(atoms);
    const auto output = program.add(lanes);
    program.finish({tx});
    program.set(values);
    std::optional<std::int64_t> before;
    for (std::int64_t t = 0; t < *extent; ++t) {
      program.run(std::vector{t});
      const auto value = program.value(output);
      if (!value) return notKnown(ReasonId::addressNotFollowed);
      if (t % warpLanes != 0) {
        if (step && *step != *value - *before) return notKnown(ReasonId::threadDistancesDiffer);
        step = *value - *before;
      }
      before = value;
    }
  }
  return step.value_or(0);
}

} // namespace warpgrain::access
